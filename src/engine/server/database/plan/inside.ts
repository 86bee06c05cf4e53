// Steps for what stands inside the jsonb columns of a table that exists already: keys renamed, gone, of another kind,
// required.
import { isDeepStrictEqual } from 'node:util';
import type { Sensitivity } from '#engine/model/entity.ts';
import type { Column, InnerField, Inside, Meaning, Table } from '#engine/model/table.ts';
import { literal, quote } from '../print-table.ts';
import { convertInside, fits, holdsAll } from './inside-convert.ts';
import {
  countRecords,
  holds,
  isFilled,
  keptName,
  nameOf,
  ownersOf,
  rewriteRows,
  rewritten,
  type Place,
} from './inside-sql.ts';
import { innerValuesOf } from './examples.ts';
import { keep, keepInside } from './keep.ts';
import { followRename } from './kept-names.ts';
import { changeOfMeaning, isRetargeted, shift } from './meaning.ts';
import type { Step } from './step.ts';

interface Within extends Place {
  readonly owner: Table;
  /** As what an object around it is masked, and so what stands in it. */
  readonly sensitive?: Sensitivity | undefined;
}

/** `before` knows the keys that rows really have (read-inside.ts) and the columns by the names they have now. */
export function planInside(before: Table, after: Table): readonly Step[] {
  return after.columns.flatMap((column) => {
    const former = before.columns.find(({ name }) => name === column.name);
    if (former?.inside === undefined || column.inside === undefined) return [];
    const changes =
      former.inside.type === column.inside.type || holdsAll(former.inside.type, column.inside.type)
        ? []
        : [changeShape(before, former, column)];
    return [
      ...changes,
      ...planValue(
        {
          owner: after,
          table: after.name,
          column: column.name,
          path: [],
          sensitive: former.sensitive ?? column.sensitive,
        },
        former.inside,
        column.inside,
      ),
    ];
  });
}

/** What stands at the place: its keys and those inside them. What was anything before may have keys of its own. */
function planValue(place: Within, former: Inside, wanted: Inside): readonly Step[] {
  if (former.fields === undefined || wanted.fields === undefined || isDeepStrictEqual(former, wanted)) return [];
  if (former.type !== wanted.type && former.type !== 'json') return [];
  const inner: Within = wanted.type === 'list' ? { ...place, path: [...place.path, null] } : place;
  const renames = findRenames(former.fields, wanted.fields);
  const moves = (name: string): boolean => renames.some(({ from }) => from === name);
  const now = former.fields
    .filter(({ name }) => moves(name) || !renames.some(({ to }) => to === name))
    .map((field) => renamed(field, renames));
  const gone = now.filter(({ name }) => !wanted.fields?.some((field) => field.name === name));
  return [
    ...renames.map((rename) => renameKey(inner, rename)),
    ...gone.map((field) => dropKey(inner, field)),
    ...wanted.fields.flatMap((field) =>
      planField(
        inner,
        now.find(({ name }) => name === field.name),
        field,
      ),
    ),
  ];
}

interface Rename {
  readonly from: string;
  readonly to: string;
}

function renamed(field: InnerField, renames: readonly Rename[]): InnerField {
  return { ...field, name: renames.find(({ from }) => from === field.name)?.to ?? field.name };
}

/** A name that another field gives up is free once that field has its new one. */
function findRenames(former: readonly InnerField[], wanted: readonly InnerField[]): readonly Rename[] {
  const has = (fields: readonly InnerField[], name: string): boolean => fields.some((field) => field.name === name);
  let open = wanted.flatMap(({ name, was }): Rename[] =>
    was !== undefined &&
    has(former, was) &&
    !has(
      wanted.filter((other) => other.was === undefined),
      was,
    )
      ? [{ from: was, to: name }]
      : [],
  );
  const ordered: Rename[] = [];
  while (open.length > 0) {
    const next = open.find(({ to }) => !open.some(({ from }) => from === to)) ?? open[0];
    if (next === undefined) break;
    ordered.push(next);
    open = open.filter((one) => one !== next);
  }
  return ordered;
}

function planField(inner: Within, former: InnerField | undefined, field: InnerField): readonly Step[] {
  const required = field.required && !former?.required ? [requireKey(inner, field)] : [];
  if (former === undefined) return required;
  const sensitive = former.sensitive ?? field.sensitive ?? inner.sensitive;
  const isSame = holdsAll(former.type, field.type) && changeOfMeaning(former, field) === undefined;
  const changes = isRetargeted(former, field)
    ? [retargetKey(inner, former, field)]
    : isSame
      ? []
      : [changeKind({ ...inner, sensitive }, former, field)];
  const place = { ...inner, path: [...inner.path, field.name], sensitive };
  return [...changes, ...planValue(place, former, field), ...required];
}

/** No foreign key looks into a column. */
function retargetKey(inner: Within, former: InnerField, field: InnerField): Step {
  const [name, key] = [nameOf(inner, field.name), field.name];
  const filled = isFilledAt(key);
  const clear = rewriteRows(inner, key, (object) => `${object} - ${literal(key)}`);
  return {
    id: `refer-inner:${name}`,
    phase: 'inside',
    summary: `${name} refers to ${field.refers} instead of ${former.refers}`,
    sql: [clear],
    risk: {
      count: countRecords(inner, filled),
      reason: `name records of ${former.refers}`,
      remedy: `declare the new reference under a name of its own, and take ${key} out once it is filled in`,
      examples: innerValuesOf({ ...inner, of: maskedAs(inner, former) }, filled, valueOf(key)),
      permitted: [keepInside(inner, { key, where: filled }), clear],
      meaning: 'what names them moves to the table dropped_data, the field is empty there',
    },
  };
}

function isFilledAt(key: string): (object: string) => string {
  return (object) => `${holds(object, key)} and ${isFilled(`${object} -> ${literal(key)}`)}`;
}

function maskedAs<T extends Meaning>({ sensitive }: Within, field: T): T {
  return sensitive === undefined || field.sensitive !== undefined ? field : { ...field, sensitive };
}

function renameKey(inner: Within, { from, to }: Rename): Step {
  const name = nameOf(inner, from);
  const both = (object: string): string =>
    `${holds(object, from)} and ${isFilled(`${object} -> ${literal(from)}`)} and ${isFilled(`${object} -> ${literal(to)}`)} and ${object} -> ${literal(from)} <> ${object} -> ${literal(to)}`;
  const edit = (object: string): string =>
    `case when ${object} ? ${literal(from)} then ${object} - ${literal(from)} || ` +
    `case when ${isFilled(`${object} -> ${literal(to)}`)} then '{}'::jsonb else jsonb_build_object(${literal(to)}, ${object} -> ${literal(from)}) end else ${object} end`;
  const sql = [...followRename(inner, { from, to, edit }), rewriteRows(inner, from, edit)];
  return {
    id: `rename-inner:${nameOf(inner, to)}`,
    phase: 'inside',
    summary: `${name} is renamed to ${to}, its values stay`,
    sql,
    risk: {
      count: countRecords(inner, both),
      reason: `have another value in ${to} already`,
      remedy: `decide which is right and empty the other; this shows them: ${show(inner, both)}`,
      permitted: [
        ...sql.slice(0, -1),
        keepInside(inner, { key: from, as: to, where: both }),
        rewriteRows(inner, from, edit),
      ],
      meaning: `those of ${to} stay, the former ones move to the table dropped_data`,
    },
  };
}

function dropKey(inner: Within, field: InnerField): Step {
  const { name: key, found } = field;
  const name = nameOf(inner, key);
  const filled = isFilledAt(key);
  const drop = rewriteRows(inner, key, (object) => `${object} - ${literal(key)}`);
  return {
    id: `drop-inner:${name}`,
    phase: 'inside',
    summary: found
      ? `${name} is in the rows, and no field declares it`
      : `${name} is dropped: no field declares it any more`,
    sql: [drop],
    risk: {
      count: countRecords(inner, filled),
      reason: 'have a value in it',
      remedy:
        'if it has another name now, say so in the schema ("x-was": the former name); if it was removed by mistake, put the field back',
      examples: innerValuesOf({ ...inner, of: maskedAs(inner, field) }, filled, valueOf(key)),
      permitted: [keepInside(inner, { key, where: filled }), drop],
      meaning: 'the values move to the table dropped_data',
    },
  };
}

function changeKind(inner: Within, former: InnerField, field: InnerField): Step {
  const [name, key] = [nameOf(inner, field.name), field.name];
  const result = (object: string): string =>
    convertInside(`(${object} -> ${literal(key)})`, former.type, field.type, shift(former, field));
  const lossy = (object: string): string =>
    `${holds(object, key)} and ${isFilled(`${object} -> ${literal(key)}`)} and (${result(object)}) is null`;
  const altered = changeOfMeaning(former, field);
  const filled = isFilledAt(key);
  const concerned = altered === undefined ? lossy : filled;
  const changed = (object: string): string =>
    `${object} - ${literal(key)} || case when (${result(object)}) is null then '{}'::jsonb else jsonb_build_object(${literal(key)}, ${result(object)}) end`;
  const change = rewriteRows(
    inner,
    key,
    (object) => `case when ${isFilled(`${object} -> ${literal(key)}`)} then ${changed(object)} else ${object} end`,
  );
  return {
    id: `change-inner:${name}`,
    phase: 'inside',
    summary: `${name}: ${former.type} becomes ${field.type}`,
    sql: [change],
    risk: {
      count: countRecords(inner, concerned),
      reason: altered ?? `have a value that is no ${field.type} or would change`,
      remedy: `correct those values first, or keep the former type; this shows them: ${show(inner, concerned)}`,
      examples: innerValuesOf({ ...inner, of: maskedAs(inner, former) }, concerned, valueOf(key)),
      permitted: [keepInside(inner, { key, where: lossy }), change],
      meaning:
        altered === undefined
          ? 'those values move to the table dropped_data, the field is empty there'
          : 'the values are converted; those that cannot be move to the table dropped_data',
    },
  };
}

function valueOf(key: string): (object: string) => string {
  return (object) => `${object} -> ${literal(key)}`;
}

/** As with columns: a default fills what is there, without one the records that exist are told of. */
function requireKey(inner: Within, { name: key, default: value }: InnerField): Step {
  const name = nameOf(inner, key);
  const empty = (object: string): string =>
    `jsonb_typeof(${object}) = 'object' and not (${isFilled(`${object} -> ${literal(key)}`)})`;
  const step = { id: `require-inner:${name}`, phase: 'inside', summary: `${name} becomes required` } as const;
  if (value !== undefined) return { ...step, sql: [fill(inner, key, JSON.stringify(value))] };
  return {
    ...step,
    sql: [],
    risk: {
      count: countRecords(inner, empty),
      reason: 'have no value in it',
      remedy: `fill them in first, or give the field a "default" in the schema; this shows them: ${show(inner, empty)}`,
      examples: innerValuesOf({ ...inner, of: undefined }, empty, valueOf(key)),
      permitted: [],
      meaning: 'the records that exist keep it empty until they are next saved',
    },
  };
}

function fill(inner: Within, key: string, value: string): string {
  const column = quote(inner.column);
  const edit = (object: string): string =>
    `case when ${isFilled(`${object} -> ${literal(key)}`)} then ${object} else ${object} || jsonb_build_object(${literal(key)}, ${literal(value)}::jsonb) end`;
  return `update ${quote(inner.table)} set ${column} = ${rewritten(column, inner.path, edit)} where ${column} is not null`;
}

/** The whole column is an object, a list or anything, and becomes another of these. */
function changeShape(before: Table, former: Column, column: Column): Step {
  const [name, at] = [`${before.name}.${column.name}`, quote(column.name)];
  const [from, to] = [former.inside?.type ?? 'json', column.inside?.type ?? 'json'];
  const where = `${isFilled(at)} and not (${fits(at, to)})`;
  // An empty value of the former shape is none of the new one.
  const clear = `update ${quote(before.name)} set ${at} = ${column.nullable ? 'null' : literal(to === 'list' ? '[]' : '{}')} where ${at} is not null and not (${fits(at, to)})`;
  return {
    id: `change-inner:${name}`,
    phase: 'inside',
    summary: `${name}: ${from} becomes ${to}`,
    sql: [clear],
    risk: {
      count: `select count(*) as count from ${quote(before.name)} where ${where}`,
      reason: `have a value that is no ${to}`,
      remedy: 'correct those values first, or declare it under another name',
      permitted: [keep(before, column, where), clear],
      meaning: 'those values move to the table dropped_data, the field is empty there',
    },
  };
}

function show(place: Place, where: (object: string) => string): string {
  const { from, value } = ownersOf(place);
  return `select own.id, ${value} as "${keptName(place)}" from ${from} where ${where(value)}`;
}
