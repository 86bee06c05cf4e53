// Overlays that are gone in the frame after they are asked to close.
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, FormDialog } from '#engine/web/kit/overlays.tsx';

interface AskedProps {
  readonly mayClose: boolean;
  readonly asked?: (reason: string) => void;
  /** Milliseconds. */
  readonly fading?: number;
}

function Asked({ mayClose, asked, fading = 0 }: AskedProps) {
  const [open, setOpen] = useState(true);
  const close = (_: object, reason: string) => {
    asked?.(reason);
    if (mayClose) setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={close} transitionDuration={fading}>
        Inside
      </Dialog>
    </>
  );
}

/** What is around the dialog, which covers the page. */
const cover = () => screen.getByText('Inside').closest<HTMLElement>('.MuiModal-root');

describe('an overlay', () => {
  it('is out of sight before whoever opened it hears that it closes, and then is no more', async () => {
    const asked = vi.fn<(reason: string) => void>();
    render(<Asked mayClose asked={asked} />);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await userEvent.setup({ delay: null }).keyboard('{Escape}');
    expect(cover()).toHaveAttribute('data-gone');
    expect(asked).not.toHaveBeenCalled();
    frames.mockRestore();
    dispatchEvent(new PointerEvent('pointerdown'));
    expect(asked).toHaveBeenCalledExactlyOnceWith('escapeKeyDown');
    await waitFor(() => expect(screen.queryByText('Inside')).not.toBeInTheDocument());
  });

  it('is in sight when it is opened anew while it still fades out', async () => {
    const asked = vi.fn<(reason: string) => void>();
    render(<Asked mayClose asked={asked} fading={60_000} />);
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(cover()).toHaveAttribute('data-gone');
    act(() => screen.getByText('Open').click());
    expect(cover()).not.toHaveAttribute('data-gone');
  });

  it('stays where something is filled in and a click is beside it', async () => {
    const close = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <FormDialog open onClose={close}>
        Inside
      </FormDialog>,
    );
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    expect(cover()).not.toHaveAttribute('data-gone');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('comes back where it was asked to close and stays', async () => {
    const asked = vi.fn<(reason: string) => void>();
    render(<Asked mayClose={false} asked={asked} />);
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(cover()).not.toHaveAttribute('data-gone'));
  });
});
