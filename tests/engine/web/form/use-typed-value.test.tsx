import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { shapes } from '#generated/shapes.ts';
import { FormScopeContext } from '#engine/web/form/form-scope.ts';
import { createFormStore, type Values } from '#engine/web/form/form-store.ts';
import { useTypedValue } from '#engine/web/form/use-typed-value.ts';

function scopeOf(values: Values) {
  const shape = shapes.login;
  const store = createFormStore(values);
  const isFixed = () => false;
  const scope = { shape, store, record: undefined, isReadOnly: isFixed, isHidden: isFixed, groups: shape.form.groups };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FormScopeContext value={scope}>{children}</FormScopeContext>
  );
  return { store, wrapper };
}

it('goes on with what is being typed when the field is drawn anew, as a list that turns into cards does', () => {
  const { store, wrapper } = scopeOf({ prices: [{ adult: '10' }] });
  const tell = vi.fn();
  const path = ['prices', 0, 'adult'];
  const cell = renderHook(() => useTypedValue(path, '10', tell), { wrapper });
  act(() => cell.result.current[1]('105'));
  cell.unmount();
  const card = renderHook(() => useTypedValue(path, '10', tell), { wrapper });
  expect(card.result.current[0]).toBe('105');
  store.settle();
  expect(tell).toHaveBeenCalledExactlyOnceWith('105');
  card.unmount();
  // What was passed on is the form's to say.
  expect(renderHook(() => useTypedValue(path, '7', tell), { wrapper }).result.current[0]).toBe('7');
});

it('keeps what was not drawn, draws what is emptied, and gives way to what the form has meanwhile', () => {
  const { store, wrapper } = scopeOf({ name: 'Ana' });
  const tell = vi.fn();
  const drawn = vi.fn();
  const field = renderHook(
    ({ known }: { readonly known: string }) => {
      drawn();
      return useTypedValue(['name'], known, tell, { keepsText: true });
    },
    { wrapper, initialProps: { known: 'Ana' } },
  );
  const type = (value: string | undefined) => act(() => field.result.current[1](value));
  drawn.mockClear();
  for (const text of ['Ana ', 'Ana M', 'Ana Ma']) type(text);
  expect(drawn).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ name: 'Ana Ma' });
  // Drawn for another reason.
  field.rerender({ known: 'Ana' });
  expect(field.result.current[0]).toBe('Ana Ma');
  drawn.mockClear();
  type(undefined);
  type('B');
  type('Bo');
  expect(drawn).toHaveBeenCalledTimes(2);
  store.settle();
  expect(tell).toHaveBeenCalledExactlyOnceWith('Bo');
  field.rerender({ known: 'Eva' });
  expect(field.result.current[0]).toBe('Eva');
});
