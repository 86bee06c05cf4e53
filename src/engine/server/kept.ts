// What was made once, for who asks for the same again; whatever was not asked for the longest makes room.
export interface Kept<Item> {
  find(key: string): Item | undefined;
  /** Answers the item. */
  keep(key: string, item: Item): Item;
  readonly size: number;
}

/** At most so many. */
export function buildKept<Item>(most: number): Kept<Item> {
  const items = new Map<string, Item>();
  const find = (key: string): Item | undefined => {
    const item = items.get(key);
    if (item === undefined) return undefined;
    items.delete(key);
    items.set(key, item);
    return item;
  };
  return {
    find,
    keep: (key, item) => {
      items.delete(key);
      const [oldest] = items.size >= most ? items.keys() : [];
      if (oldest !== undefined) items.delete(oldest);
      items.set(key, item);
      return item;
    },
    get size() {
      return items.size;
    },
  };
}
