// What takes long and depends on its input alone is worked out once while a process lives: `npm run dev` compiles at
// every save, and most of what it compiles is as it was.

/** More answers than a large project asks for at once. */
const usualLimit = 2000;

/**
 * `make`, asked once for each input that differs as JSON; of more than `limit` answers the oldest go. What it gives is
 * shared: nobody may change it.
 */
export function remember<Input, Value>(make: (input: Input) => Value, limit = usualLimit): (input: Input) => Value {
  const known = new Map<string, Value>();
  return (input) => {
    const key = JSON.stringify(input);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(input);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
