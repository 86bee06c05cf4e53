// What is typed for an overlay that is not there yet.
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TypedAhead } from '#engine/web/shell/overlays/typed-ahead.tsx';

function open() {
  const note = vi.fn<(text: string) => void>();
  const close = vi.fn<() => void>();
  const page = (waits: boolean) => (
    <>
      <button type="button">Before</button>
      {waits && <TypedAhead label="Palette" note={note} close={close} />}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  return {
    note,
    close,
    user: userEvent.setup(),
    wait: () => rerender(page(true)),
    arrive: () => rerender(page(false)),
  };
}

describe('what is typed ahead', () => {
  it('is told, and the focus goes back when the overlay is there', async () => {
    const { note, close, user, wait, arrive } = open();
    wait();
    expect(screen.getByRole('textbox', { name: 'Palette' })).toHaveFocus();
    expect(note).toHaveBeenLastCalledWith('');
    await user.keyboard('maria');
    expect(note).toHaveBeenLastCalledWith('maria');
    arrive();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
  });

  it('is called off by Escape', async () => {
    const { close, user, wait } = open();
    wait();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
