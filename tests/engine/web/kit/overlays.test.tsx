// Overlays that are gone in the frame after they are asked to close.
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '#engine/web/kit/overlays.tsx';

interface AskedProps {
  readonly mayClose: boolean;
  readonly asked?: (reason: string) => void;
}

function Asked({ mayClose, asked }: AskedProps) {
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
      <Dialog open={open} onClose={close}>
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
    expect(cover()).toHaveStyle({ opacity: '0' });
    expect(asked).not.toHaveBeenCalled();
    frames.mockRestore();
    dispatchEvent(new PointerEvent('pointerdown'));
    expect(asked).toHaveBeenCalledExactlyOnceWith('escapeKeyDown');
    await waitFor(() => expect(screen.queryByText('Inside')).not.toBeInTheDocument());
  });

  it('is in sight when it is opened again', async () => {
    const user = userEvent.setup();
    render(<Asked mayClose />);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Inside')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(cover()).not.toHaveStyle({ opacity: '0' });
  });

  it('comes back where it was asked to close and stays', async () => {
    const asked = vi.fn<(reason: string) => void>();
    render(<Asked mayClose={false} asked={asked} />);
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(cover()).not.toHaveStyle({ opacity: '0' }));
  });
});
