// A combobox by keyboard: which suggestion is active, whether the list is open, and what the keys do (WAI-ARIA
// pattern).
import { useId, useState, type KeyboardEvent } from 'react';
import type { SearchOption } from '../search/search-option.ts';
import { mayName, useEnter } from '../search/use-enter.ts';

interface Suggestions {
  readonly items: readonly SearchOption[];
  /** More may come. */
  readonly searching: boolean;
  readonly typed: string;
  readonly choose: (item: SearchOption) => void;
  /** After Escape. */
  readonly leave: () => void;
}

export function useSuggestions({ items, searching, typed, choose, leave }: Suggestions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // By name, not by place: what comes later may stand before it.
  const [chosen, setChosen] = useState<string>();
  const active = Math.max(
    0,
    items.findIndex(({ id: item }) => item === chosen),
  );
  const close = () => setOpen(false);
  const show = () => {
    setChosen(undefined);
    forget();
    setOpen(true);
  };
  const move = (to: number) => {
    setOpen(true);
    if (items.length > 0) setChosen(items[(to + items.length) % items.length]?.id);
  };
  const pick = (item: SearchOption | undefined) => {
    if (item === undefined) return;
    close();
    choose(item);
  };
  const { enter, forget } = useEnter({
    searching,
    option: items[active],
    mayBeNamed: chosen === undefined && mayName(typed),
    choose: pick,
  });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(open ? active + 1 : 0),
    ArrowUp: () => move(open ? active - 1 : items.length - 1),
    Enter: () => {
      if (open) enter();
    },
    Escape: () => {
      close();
      leave();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key];
    if (press === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    press();
  };
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const expanded = open && items.length > 0;
  return {
    open,
    show,
    close,
    onKeyDown,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
    },
    list: { role: 'listbox', id: listId },
    option: (index: number) => ({
      role: 'option',
      id: optionId(index),
      'aria-selected': index === active,
      onPointerEnter: () => setChosen(items[index]?.id),
      onClick: () => pick(items[index]),
    }),
  } as const;
}
