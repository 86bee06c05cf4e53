import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { shapes } from '#generated/shapes.ts';
import { FormScopeContext } from '#engine/web/form/form-scope.ts';
import { createFormStore } from '#engine/web/form/form-store.ts';
import { useTypedValue } from '#engine/web/form/use-typed-value.ts';

it('goes on with what is being typed when the field is drawn anew, as a list that turns into cards does', () => {
  const shape = shapes.login;
  const store = createFormStore({ prices: [{ adult: '10' }] });
  const isFixed = () => false;
  const scope = { shape, store, record: undefined, isReadOnly: isFixed, isHidden: isFixed, groups: shape.form.groups };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FormScopeContext value={scope}>{children}</FormScopeContext>
  );
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
