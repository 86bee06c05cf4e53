import { expect, it, vi } from 'vitest';
import { createFormStore } from '#engine/web/form/form-store.ts';

it('tells of what is typed, and not again when the field is left', () => {
  const store = createFormStore({ name: 'Parque', prices: [{ adult: 100 }] });
  const told = vi.fn();
  store.subscribe(told);
  // As the form does: what it is told of, it sets as a record of its own.
  store.type(['prices', 0, 'adult'], 120, () => store.set({ name: 'Parque', prices: [{ adult: 120 }] }));
  expect(told).toHaveBeenCalledOnce();
  store.settle();
  expect(told).toHaveBeenCalledOnce();
  store.set({ name: 'Parque', prices: [] });
  expect(told).toHaveBeenCalledTimes(2);
});
