// Pickers of days and instants on machines whose pointer changes while they are open.
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PickerFrame, usePointerMedia } from '#engine/web/fields/picker-frame.tsx';

function Shown() {
  return <PickerFrame onLeave={() => undefined}>{usePointerMedia()}</PickerFrame>;
}

it('keep the form that fits the pointer at first, and none of them waits for another', () => {
  let fine = true;
  const listen = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: fine, addEventListener: listen, removeEventListener: listen }));
  const { rerender } = render(<Shown />);
  expect(screen.getByText('all')).toBeInTheDocument();
  fine = false;
  rerender(<Shown />);
  expect(screen.getByText('all')).toBeInTheDocument();
  expect(listen).not.toHaveBeenCalled();
  render(<Shown />);
  expect(screen.getByText('not all')).toBeInTheDocument();
});
