// Values of a statement that are known only when it is asked: a statement that is kept has others each time.
import type pg from 'pg';

export class LateValue {
  readonly read: () => unknown;

  constructor(read: () => unknown) {
    this.read = read;
  }
}

/** What the connection is asked has these values as they are then. */
export function readLateValues(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  client.query = ((text: unknown, values: unknown, ...more: unknown[]) =>
    ask(text, Array.isArray(values) ? values.map(valueNow) : values, ...more)) as typeof client.query;
}

function valueNow(value: unknown): unknown {
  return value instanceof LateValue ? value.read() : value;
}
