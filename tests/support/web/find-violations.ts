import axe from 'axe-core';

/** Accessibility rules that the page breaks, with the element; colours and regions need a real browser. */
export async function findViolations(page: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(page, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
