// Values of a statement that are known only when it is asked: a statement that is kept has others each time.
import type pg from 'pg';

/**
 * Told by this and not by its class: in development the server's modules are loaded anew, and the database that they
 * ask has another one of it.
 */
const mark = Symbol.for('a value that is read when it is asked');

export class LateValue {
  readonly [mark] = true;
  readonly read: () => unknown;

  constructor(read: () => unknown) {
    this.read = read;
  }
}

function isLate(value: unknown): value is LateValue {
  return typeof value === 'object' && value !== null && mark in value;
}

/** What the connection is asked has these values as they are then. */
export function readLateValues(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  client.query = ((text: unknown, values: unknown, ...more: unknown[]) =>
    ask(text, Array.isArray(values) ? values.map(valueNow) : values, ...more)) as typeof client.query;
}

function valueNow(value: unknown): unknown {
  return isLate(value) ? value.read() : value;
}
