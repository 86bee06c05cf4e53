// dialect.md: every keyword that a schema may use, to be read by analysts. From the file that editors and the check
// read too.
import type { Output } from './print-text.ts';

/** A JSON Schema as far as schemas/dialect.json makes use of it. */
interface Node {
  readonly $ref?: string;
  readonly allOf?: readonly Node[];
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly required?: readonly string[];
  readonly definitions?: Readonly<Record<string, Node>>;
}

interface Row {
  /** From the object that the table is about: `groups[].name`. */
  readonly path: string;
  readonly node: Node;
  readonly required: boolean;
}

export function printDialect(dialect: Readonly<Record<string, unknown>>): Output {
  const file: Node = dialect;
  const definitions = Object.entries(file.definitions ?? {});
  const tables: readonly (readonly [name: string, node: Node])[] = [['file', file], ...definitions];
  const lines = [
    '<!-- Written by "npm run generate" from schemas/dialect.json; edit that and run it again. -->',
    '',
    '# What a schema may say',
    '',
    'JSON Schema (draft-07) as far as forms, tables and types can show it, and the keywords that begin with `x-`. An editor completes them,',
    'and the names of this project, from `src/generated/editor`; `npm run generate` refuses anything else with its place and remedy.',
    '',
    ...tables.flatMap(([name, node]) => printTable(name, node, placesOf(name, tables))),
  ];
  return { path: 'dialect.md', text: `${lines.join('\n').trimEnd()}\n` };
}

function printTable(name: string, node: Node, places: readonly string[]): string[] {
  const about = [prose(node.description ?? ''), places.length === 0 ? '' : `Stands in: ${places.join(', ')}.`].filter(
    Boolean,
  );
  const rows = rowsOf(node, '');
  return [
    `## ${name}`,
    '',
    ...about.flatMap((line) => [line, '']),
    ...(rows.length === 0
      ? [`Type: ${typeOf(node)}.`]
      : ['| keyword | type | must be there | meaning |', '| --- | --- | --- | --- |', ...rows.map(printRow)]),
    '',
  ];
}

/** The keys of an object, each followed by those of the object or list of objects that it holds. */
function rowsOf(node: Node, prefix: string): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
    const path = `${prefix}${key}`;
    return [
      { path, node: inner, required: node.required?.includes(key) ?? false },
      ...rowsOf(inner, `${path}.`),
      ...rowsOf(inner.items ?? {}, `${path}[].`),
    ];
  });
}

function printRow({ path, node, required }: Row): string {
  return `| \`${path}\` | ${typeOf(node)} | ${required ? 'yes' : ''} | ${prose(node.description ?? '').replaceAll('|', '\\|')} |`;
}

function typeOf(node: Node): string {
  const name = referenceOf(node);
  if (name !== undefined) return `[${name}](#${name})`;
  if (node.const !== undefined) return code(node.const);
  if (node.enum !== undefined) return node.enum.map(code).join(', ');
  const types = [node.type ?? 'any value'].flat();
  return types
    .map((type) => (type === 'array' ? listType(node) : type === 'object' ? objectType(node) : type))
    .join(' or ');
}

function listType({ items }: Node): string {
  return items === undefined ? 'list' : `list of ${typeOf(items)}`;
}

function objectType({ additionalProperties: values }: Node): string {
  return typeof values === 'object' ? `object, each value: ${typeOf(values)}` : 'object';
}

/** `{"allOf": [{"$ref": "#/definitions/text"}]}` → text. */
function referenceOf(node: Node): string | undefined {
  return (node.$ref ?? node.allOf?.[0]?.$ref)?.replace('#/definitions/', '');
}

/** Where a definition is meant, as `form: groups[].label`. */
function placesOf(name: string, tables: readonly (readonly [name: string, node: Node])[]): string[] {
  return tables.flatMap(([table, node]) =>
    rowsOf(node, '')
      .filter((row) => isMeant(name, row.node))
      .map(({ path }) => `[${table}](#${table}) \`${path}\``),
  );
}

function isMeant(name: string, node: Node): boolean {
  const values = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  return [node, node.items, node.items?.items, values].some(
    (inner) => inner !== undefined && referenceOf(inner) === name,
  );
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** JSON and quoted words as code, so that neither `<field>` nor `$now` is taken for markup. */
function prose(text: string): string {
  return text.replaceAll(/\{"(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"/g, (quoted) =>
    code(quoted.startsWith('"') ? quoted.slice(1, -1) : quoted),
  );
}
