// What waits for the next frame, and what puts it before the next press.
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { afterPaint, useAfterPaint } from '#engine/web/kit/after-paint.ts';

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('what is done after painting', () => {
  it('waits for the frame, and is done once', async () => {
    const done = vi.fn<() => void>();
    afterPaint(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    await frame();
    expect(done).toHaveBeenCalledTimes(1);
    dispatchEvent(new KeyboardEvent('keydown'));
    await frame();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each(['keydown', 'pointerdown', 'click', 'submit'])('is done before whoever hears of a %s', (press) => {
    const order: string[] = [];
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener(press, () => order.push('heard'));
    afterPaint(() => order.push('done'));
    button.dispatchEvent(new Event(press, { bubbles: true }));
    button.remove();
    expect(order).toEqual(['done', 'heard']);
  });

  it('is done in a later frame when it is asked for by what is done now', async () => {
    const done = vi.fn<() => void>();
    afterPaint(() => void afterPaint(done));
    await frame();
    expect(done).not.toHaveBeenCalled();
    await frame();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is called off', async () => {
    const done = vi.fn<() => void>();
    afterPaint(done)();
    await frame();
    expect(done).not.toHaveBeenCalled();
  });

  it('goes on in a page that nobody sees, which has no frames', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    const done = vi.fn<() => void>();
    afterPaint(done);
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).toHaveBeenCalledTimes(1);
    expect(frames).not.toHaveBeenCalled();
    hidden.mockRestore();
    frames.mockRestore();
  });

  it('shows a value once the drawing that knew it has been painted', async () => {
    const { rerender } = render(<Shown value="before" />);
    rerender(<Shown value="now" />);
    expect(screen.getByText('now, painted: before')).toBeInTheDocument();
    await act(frame);
    expect(screen.getByText('now, painted: now')).toBeInTheDocument();
  });
});

function Shown({ value }: { readonly value: string }) {
  return `${value}, painted: ${useAfterPaint(value)}`;
}
