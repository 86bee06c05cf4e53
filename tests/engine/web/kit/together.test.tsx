import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Awaited, Together } from '#engine/web/kit/together.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (part: React.ReactNode) => (
  <Together>
    {part}
    <p>below</p>
  </Together>
);

it('shows at once what waits for nothing', () => {
  render(page(<p>above</p>));
  expect(screen.getByText('below')).toBeVisible();
});

it('keeps what is below back until what is above is there, and then no more', async () => {
  const { rerender } = render(page(<Awaited />));
  expect(screen.getByText('below')).not.toBeVisible();
  rerender(page(<p>above</p>));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('below')).toBeVisible();
  rerender(page(<p aria-busy="true">above</p>));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('below')).toBeVisible();
});

it('waits a second at most', async () => {
  render(page(<Awaited />));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(screen.getByText('below')).not.toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('below')).toBeVisible();
});
