// The tables that were applied, as they are found now: what somebody changed by hand is taken out or written as it is,
// so that the plan from there to the declared tables mends it. Columns, indexes and tables that nobody declared are
// left alone. Pure.
import type { Column, Table } from '#engine/model/table.ts';
import { printKey, withoutValidity, type Catalog, type FoundColumn, type Prints } from './catalog.ts';

export interface Finding {
  /** What a step is about: table, table.column, or the name of an index or constraint. */
  readonly place: string;
  readonly expected: string;
  readonly found: string;
  /** Nobody took it away: the start that was to make it was cut off. */
  readonly isLeft?: boolean;
}

export interface AsFound {
  readonly tables: readonly Table[];
  readonly findings: readonly Finding[];
}

/** `prints` of the last start; without them, or from another PostgreSQL, expressions are taken as they are. */
export function asFound(applied: readonly Table[], catalog: Catalog, prints: Prints | undefined): AsFound {
  const findings: Finding[] = [];
  const known = prints?.major === catalog.major ? prints.texts : {};
  const reader = buildReader(catalog, known, (finding) => findings.push(finding));
  const tables = applied.flatMap((table) => {
    if (catalog.tables.includes(table.name)) return [reader(table)];
    findings.push({ place: table.name, expected: 'a table', found: 'no such table' });
    return [];
  });
  return { tables, findings };
}

type Tell = (finding: Finding) => void;

function buildReader(catalog: Catalog, known: Readonly<Record<string, string>>, tell: Tell): (table: Table) => Table {
  const changed = (key: string, print: string): boolean => known[key] !== undefined && known[key] !== print;
  const isPrinted = Object.keys(known).length > 0;
  return (table) => {
    const columns = table.columns.flatMap((column) =>
      columnAsFound({ table: table.name, column, catalog, changed, tell }),
    );
    const indexes = table.indexes.flatMap((index) => {
      const found = catalog.indexes.find((other) => other.table === table.name && other.name === index.name);
      if (
        found?.valid &&
        found.unique === index.unique &&
        !changed(printKey('index', table.name, index.name), found.print)
      )
        return [index];
      tell({
        place: index.name,
        expected: `${index.unique ? 'a unique' : 'an'} index on ${table.name}`,
        found: found === undefined ? 'no such index' : found.print,
        isLeft: found === undefined && isPrinted && known[printKey('index', table.name, index.name)] === undefined,
      });
      return found === undefined ? [] : [{ ...index, where: found.print }];
    });
    const constraint = (name: string, type: string, what: string): string | undefined => {
      const found = catalog.constraints.find(
        (other) => other.table === table.name && other.name === name && other.type === type,
      );
      if (found !== undefined && !changed(printKey('constraint', table.name, name), withoutValidity(found.print)))
        return undefined;
      tell({
        place: `${table.name}.${name}`,
        expected: `${what} on ${table.name}`,
        found: found?.print ?? 'no such constraint',
      });
      return found?.print ?? '';
    };
    const checks = table.checks.flatMap((check) => {
      const found = constraint(check.name, 'check', 'a check');
      if (found === undefined) return [check];
      return found === '' ? [] : [{ ...check, expression: found }];
    });
    const foreignKeys = table.foreignKeys.flatMap((key) => {
      const found = constraint(key.name, 'foreign', `a foreign key to ${key.table}`);
      if (found === undefined) return [key];
      // Any other rule makes it another key, which is all that counts here.
      return found === ''
        ? []
        : [{ ...key, onDelete: key.onDelete === 'cascade' ? ('restrict' as const) : ('cascade' as const) }];
    });
    return { ...table, columns, indexes, checks, foreignKeys };
  };
}

interface ColumnParts {
  readonly table: string;
  readonly column: Column;
  readonly catalog: Catalog;
  readonly changed: (key: string, print: string) => boolean;
  readonly tell: Tell;
}

function columnAsFound({ table, column, catalog, changed, tell }: ColumnParts): readonly Column[] {
  const found = catalog.columns.find((other) => other.table === table && other.name === column.name);
  const place = `${table}.${column.name}`;
  if (found === undefined) {
    tell({ place, expected: printExpected(column), found: 'no such column' });
    return [];
  }
  const { default: _default, generated: _generated, ...rest } = column;
  const real: Column = {
    ...rest,
    type: typeAsFound(column, found),
    nullable: nullableAsFound(column, found, catalog),
    ...valueAsFound(column, found, changed(printKey('column', table, column.name), found.print ?? '')),
  };
  if (
    real.type !== column.type ||
    real.nullable !== column.nullable ||
    real.default !== column.default ||
    real.generated !== column.generated
  ) {
    tell({ place, expected: printExpected(column), found: printFound(found) });
  }
  return [real];
}

/** Ours → PostgreSQL's own. */
const spelling: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
  timestamp: 'timestamp without time zone',
  bigserial: 'bigint',
  serial: 'integer',
  int: 'integer',
  bool: 'boolean',
  float8: 'double precision',
};

function typeAsFound({ type }: Column, found: FoundColumn): string {
  const element = type.replace(/\[\]$/, '');
  const expected = `${spelling[element] ?? element}${type === element ? '' : '[]'}`;
  return expected.replaceAll(' ', '') === found.type.replaceAll(' ', '') ? type : found.type;
}

/**
 * What was required of new rows only stands in a check (`requireFromNowOn`), which keeps its name when the column is
 * renamed.
 */
function nullableAsFound(column: Column, found: FoundColumn, { constraints }: Catalog): boolean {
  if (column.generated !== undefined) return column.nullable;
  const isHeld = (print: string): boolean =>
    withoutValidity(print).replaceAll('"', '') === `CHECK ((${found.name} IS NOT NULL))`;
  return (
    !found.required &&
    !constraints.some(({ table, type, print }) => table === found.table && type === 'check' && isHeld(print))
  );
}

function valueAsFound(column: Column, found: FoundColumn, isChanged: boolean): Pick<Column, 'default' | 'generated'> {
  const print = found.print ?? '';
  if (column.generated !== undefined)
    return { generated: found.generated && !isChanged ? column.generated : `nothing: ${print}` };
  if (found.generated) return { generated: print };
  if (column.type === 'bigserial') return {};
  if (found.print === null) return {};
  return { default: column.default !== undefined && !isChanged ? column.default : print };
}

function printExpected({ type, nullable, default: fallback, generated }: Column): string {
  if (generated !== undefined) return `${type}, computed`;
  return [
    type,
    nullable ? 'may be empty' : 'required',
    ...(fallback === undefined ? [] : [`${fallback} by default`]),
  ].join(', ');
}

function printFound({ type, required, generated, print }: FoundColumn): string {
  const value = print === null ? [] : [generated ? `computed by ${print}` : `${print} by default`];
  return [type, required ? 'required' : 'may be empty', ...value].join(', ');
}
