// A combobox by keyboard: which suggestion is active, whether the list is open, and what the keys do (WAI-ARIA
// pattern).
import { useId, useState, type KeyboardEvent } from 'react';

interface Suggestions<Item> {
  readonly items: readonly Item[];
  readonly choose: (item: Item) => void;
  /** After Escape. */
  readonly leave: () => void;
}

export function useSuggestions<Item>({ items, choose, leave }: Suggestions<Item>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const close = () => setOpen(false);
  const show = () => {
    setActive(0);
    setOpen(true);
  };
  const move = (to: number) => {
    setOpen(true);
    if (items.length > 0) setActive((to + items.length) % items.length);
  };
  const pick = (item: Item | undefined) => {
    if (item === undefined) return;
    close();
    choose(item);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(open ? active + 1 : 0),
    ArrowUp: () => move(open ? active - 1 : items.length - 1),
    Enter: () => {
      if (open) pick(items[active]);
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
      onPointerEnter: () => setActive(index),
      onClick: () => pick(items[index]),
    }),
  } as const;
}
