// Values as neat text: on one line while they fit, sorted only where the caller sorted them. The same in, the same out.

/** One file of src/generated. */
export interface Output {
  /** Path inside src/generated. */
  readonly path: string;
  readonly text: string;
}

const width = 140;

export function header(from: string): string {
  return `// Written by "npm run generate" from ${from}; edit those and run it again.\n`;
}

/** A JSON file whose first line says where it comes from. */
export function jsonFile(path: string, from: string, value: Readonly<Record<string, unknown>>): Output {
  const comment = `Written by "npm run generate" from ${from}; edit those and run it again.`;
  return { path, text: `${printJson({ $comment: comment, ...value }, true)}\n` };
}

export function printJson(value: unknown, open = false): string {
  return print(value, '', (key) => JSON.stringify(key), open);
}

/** A TypeScript expression; keys are quoted only where they must be, `undefined` is kept. */
export function printCode(value: unknown, indent = ''): string {
  return print(value, indent, (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)), true, quoted);
}

export function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

type Quote = (text: string) => string;

function print(value: unknown, indent: string, key: Quote, open: boolean, text: Quote = JSON.stringify): string {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const line = open ? undefined : onOneLine(value, width - indent.length, { key, text });
  if (line !== undefined) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((entry) => print(entry, deeper, key, false, text))
    : entriesOf(value, text !== JSON.stringify).map(
        ([name, entry]) => `${key(name)}: ${print(entry, deeper, key, false, text)}`,
      );
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return `${start}${end}`;
  const comma = text === JSON.stringify ? '' : ',';
  return `${start}\n${deeper}${parts.join(`,\n${deeper}`)}${comma}\n${indent}${end}`;
}

interface Quotes {
  readonly key: Quote;
  readonly text: Quote;
}

/** Undefined as soon as it is longer than `room`: of a large document most values are, at each of their depths. */
function onOneLine(value: unknown, room: number, quotes: Quotes): string | undefined {
  const { key, text } = quotes;
  if (typeof value !== 'object' || value === null) {
    const printed = typeof value === 'string' ? text(value) : String(value);
    return printed.length <= room ? printed : undefined;
  }
  const entries = Array.isArray(value)
    ? value.map((entry: unknown) => ['', entry] as const)
    : entriesOf(value, text !== JSON.stringify).map(([name, entry]) => [`${key(name)}: `, entry] as const);
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (entries.length === 0) return room < 2 ? undefined : `${start}${end}`.replace('  ', '');
  let line = start;
  for (const [index, [name, entry]] of entries.entries()) {
    const before = `${index === 0 ? '' : ', '}${name}`;
    const printed = onOneLine(entry, room - line.length - before.length - end.length, quotes);
    if (printed === undefined) return undefined;
    line += before + printed;
  }
  return line + end;
}

function entriesOf(value: object, keepUndefined: boolean): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => keepUndefined || entry !== undefined);
}
