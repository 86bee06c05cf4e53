// The steps that mend what was changed by hand: each says what was expected and what was found, and whatever went with
// it for good, such as the values of a dropped column, is not made up for in silence.
import type { Table } from '#engine/model/table.ts';
import { quote } from '../print-table.ts';
import { inOrder, type Step } from '../plan/step.ts';
import type { Finding } from './as-found.ts';
import type { Catalog } from './catalog.ts';

interface Drift {
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  readonly applied: readonly Table[];
  readonly wanted: readonly Table[];
  readonly catalog: Catalog;
}

const backup = 'the latest backup has them (npm run restore, into another data folder or database)';

export function mendSteps({ steps, findings, applied, wanted, catalog }: Drift): readonly Step[] {
  const mended = steps.map((step) => {
    const place = step.id.slice(step.id.indexOf(':') + 1);
    const finding = findings.find((one) => one.place === place) ?? lostUnderFormerName(place, findings, wanted);
    if (finding === undefined || finding.isLeft === true) return step;
    const told = { ...step, drift: `expected ${finding.expected}; found ${finding.found}` };
    if (step.id === `create-table:${finding.place}`) return lostTable(told, finding.place);
    if (step.id === `add-column:${place}`) return lostColumn(told, { place, wanted, catalog, applied });
    return told;
  });
  return inOrder([...mended, ...hindrances(applied, catalog), ...lostKeys(applied, catalog)]);
}

function columnAt(tables: readonly Table[], place: string) {
  return tables.flatMap((table) =>
    table.columns.filter(({ name }) => `${table.name}.${name}` === place).map((column) => ({ table, column })),
  )[0];
}

/** A column that is to be renamed and was dropped by hand before. */
function lostUnderFormerName(
  place: string,
  findings: readonly Finding[],
  wanted: readonly Table[],
): Finding | undefined {
  const at = columnAt(wanted, place);
  return at?.column.was === undefined
    ? undefined
    : findings.find((finding) => finding.place === `${at.table.name}.${at.column.was}`);
}

function lostTable(step: Step, table: string): Step {
  return {
    ...step,
    risk: {
      count: 'select 1 as count',
      reason: `table is gone: ${table} was dropped by hand, and all of its records with it`,
      remedy: backup,
      permitted: step.sql,
      meaning: 'the table begins empty; references to its records stop the start until they are corrected',
    },
  };
}

function lostColumn(
  step: Step,
  { place, wanted, applied, catalog }: { place: string } & Pick<Drift, 'wanted' | 'applied' | 'catalog'>,
): Step {
  const at = columnAt(wanted, place);
  if (at === undefined || at.column.generated !== undefined) return step;
  const { table, column } = at;
  const strangers = strangersOf(table.name, applied, catalog);
  const meaning =
    column.default === undefined
      ? 'the column begins empty'
      : `the column begins with ${column.default} in every record`;
  // An empty column beside the renamed one would look like the loss of what is still there.
  const renamed = strangers.map(
    (name) =>
      `if it is now called ${name}: alter table ${quote(table.name)} rename column ${quote(name)} to ${quote(column.name)}`,
  );
  if (renamed.length === 0 && column.nullable && column.default === undefined)
    return { ...step, summary: `${step.summary}; the values that were in it are gone (${backup})` };
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table.name)}`,
      reason: 'have lost their value: the column was dropped by hand',
      remedy: [...renamed, backup].join('; '),
      permitted: step.risk?.permitted ?? step.sql,
      meaning: step.risk?.meaning ?? meaning,
    },
  };
}

/** Columns that nobody declared. */
function strangersOf(name: string, applied: readonly Table[], catalog: Catalog): readonly string[] {
  const declared = applied.find((table) => table.name === name)?.columns ?? [];
  return catalog.columns
    .filter((column) => column.table === name && !declared.some((own) => own.name === column.name))
    .map((column) => column.name);
}

/** A column that nobody declared and that no row may leave empty: nothing could be written into the table any more. */
function hindrances(applied: readonly Table[], catalog: Catalog): readonly Step[] {
  const isHindrance = (table: string, name: string): boolean =>
    catalog.columns.some(
      (column) =>
        column.table === table && column.name === name && column.required && !column.generated && column.print === null,
    );
  return applied.flatMap(({ name: table }) =>
    strangersOf(table, applied, catalog)
      .filter((name) => isHindrance(table, name))
      .map((name): Step => ({
        id: `undeclared-column:${table}.${name}`,
        phase: 'rename',
        summary: `${table}.${name} is in the way: nobody declares it, and it may not be empty`,
        sql: [],
        drift: 'expected no such column; found one that is required and has no default',
        risk: {
          count: 'select 1 as count',
          reason: 'column, added by hand, lets no record be saved',
          remedy: `allow it to be empty (alter table ${quote(table)} alter column ${quote(name)} drop not null) or drop it`,
        },
      })),
  );
}

function lostKeys(applied: readonly Table[], catalog: Catalog): readonly Step[] {
  const tables = applied.filter(
    ({ name, columns }) => catalog.tables.includes(name) && columns.some((column) => column.name === 'id'),
  );
  const hasId = (table: string): boolean =>
    catalog.columns.some((column) => column.table === table && column.name === 'id');
  const hasKey = (table: string): boolean =>
    catalog.constraints.some((constraint) => constraint.table === table && constraint.type === 'primary');
  return tables
    .filter(({ name }) => hasId(name) && !hasKey(name))
    .map(({ name }): Step => ({
      id: `primary-key:${name}`,
      phase: 'create-unique',
      summary: `${name}: id is the primary key again`,
      sql: [`alter table ${quote(name)} add primary key ("id")`],
      drift: `expected a primary key on ${name}; found none`,
      risk: {
        count: `select count(*) as count from (select 1 from ${quote(name)} group by "id" having count(*) > 1 or "id" is null) as twice`,
        reason: 'ids stand there more than once, or are empty',
        remedy: `decide which record each of them is: select "id", count(*) from ${quote(name)} group by "id" having count(*) > 1`,
      },
    }));
}
