import { waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

/** Accessibility rules that the page breaks, with the element; colours and regions need a real browser. */
export async function findViolations(page: Element = document.body): Promise<string[]> {
  await loaded();
  const { violations } = await axe.run(page, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What is being loaded is named by tabs before it is there. */
export async function loaded(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
