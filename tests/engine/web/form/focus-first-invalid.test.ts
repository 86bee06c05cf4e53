import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '@testing-library/react';
import { focusFirstInvalid } from '#engine/web/form/focus-first-invalid.ts';

it('is the box of a field while its picker is being loaded', async () => {
  const frame = document.createElement('div');
  frame.innerHTML = '<div data-invalid="true" data-field="date"><span>…</span></div>';
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  focusFirstInvalid(frame);
  await waitFor(() => expect(frame.firstElementChild).toHaveFocus());
});
