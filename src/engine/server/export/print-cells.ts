// Values as the cells of a file: labels for choices, titles for references, documents in their masks, instants on the
// reader's clocks.
import { partsToRead } from '#engine/kinds/object/object.ts';
import { columnType } from './export-columns.ts';
import type { Translate } from '#engine/kinds/check-record.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { linkName, linkOf } from '#engine/model/link.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { writeAmount } from '#engine/kinds/amount.ts';
import { isReferred } from '#engine/kinds/referred.ts';
import { referredKey } from '#engine/model/list-query.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { listOf, textOf } from '#engine/kinds/plain-value.ts';
import { writeInFile } from '#engine/kinds/write.ts';
import type { Language } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { isValues, type Values } from '../records/present-record.ts';
import type { Cell } from '../table-files/table.ts';

export interface Printing {
  readonly entity: Entity;
  readonly language: Language;
  readonly t: Translate;
  readonly localTime: (instant: string) => string;
  /** Entity (or that and a lookup's field: `genre.code`) → id (or value) → title. */
  readonly titles: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function printRow(columns: readonly Field[], record: Readonly<Values>, printing: Printing): Cell[] {
  return columns.map((column) => {
    if (!isReferred(column)) return printCell(column, record, printing);
    const { by, entity, field } = column.referred;
    return printCell(field, valueAt(record, `${referredKey}.${by.name}`), { ...printing, entity });
  });
}

function printCell(field: Field, record: unknown, printing: Printing): Cell {
  const value = valueAt(record, field.path);
  return columnType(field) !== 'text' && typeof value === 'number'
    ? value
    : printValue(field, value, record, printing) || undefined;
}

/** `container`: the object that holds the value, for kinds that a sibling decides. */
function printValue(field: Field, value: unknown, container: unknown, printing: Printing): string {
  const { entity, language, t, localTime, titles } = printing;
  return writeInFile(kindOf(field, container, entity), value, {
    field,
    holder: container,
    language,
    localTime,
    yesOrNo: (one) => t(one ? 'value.yes' : 'value.no'),
    option: (one) => optionText(field, one, printing),
    title: (id) => titles.get(linkNameOf(field))?.get(textOf(id)) ?? '',
    parts: (one) => printParts(field, one, printing, ', '),
    item: (one) => printItem(field, one, printing),
  });
}

function optionText(field: Field, value: unknown, { entity, t }: Printing): string {
  const option = textOf(value);
  return field.options?.includes(option) ? t(labelKeys.option(entity.name, field.path, option)) : option;
}

/** Parts that the list shows of an item; of an object that declares none all that people read. */
function shownParts(field: Field): readonly Field[] {
  const declared = (field.fields ?? []).filter((part) => part.list);
  return declared.length > 0 ? declared : partsToRead(field);
}

/** What is counted is said as `2 × Title`, without its amounts: they have columns of their own. */
function printItem(field: Field, item: unknown, printing: Printing): string {
  const quantity = isValues(item) ? item['quantity'] : undefined;
  if (typeof quantity !== 'number') return printParts(field, item, printing, ' · ');
  const title = printParts(
    { ...field, fields: shownParts(field).filter(({ kind }) => !fieldKinds[kind].amount) },
    item,
    printing,
    ' · ',
  );
  return `${writeAmount(quantity, printing)} × ${title}`;
}

/** A number among other parts says what it is. */
function printParts(field: Field, item: unknown, printing: Printing, separator: string): string {
  const named = (part: Field, text: string) =>
    text !== '' && fieldKinds[part.kind].amount
      ? `${printing.t(labelKeys.field(printing.entity.name, part.path))}: ${text}`
      : text;
  return shownParts(field)
    .map((part) => named(part, printValue(part, isValues(item) ? item[part.name] : undefined, item, printing)))
    .filter(Boolean)
    .join(separator);
}

function kindOf(field: Field, container: unknown, entity: Entity): Field['kind'] {
  if (field.kindBy === undefined) return field.kind;
  const sibling = valueAt(container, field.kindBy.field) ?? fieldAt(entity, field.kindBy.field)?.default;
  return field.kindBy.kinds[textOf(sibling)] ?? field.kind;
}

function linkNameOf(field: Field): string {
  const link = linkOf(field);
  return link === undefined ? '' : linkName(link);
}

/** Ids, and values of lookups, that the columns refer to: entity as above → ids. */
export function referredIds(
  columns: readonly Field[],
  records: readonly Readonly<Values>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (field: Field, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (field.kind === 'reference' || field.kind === 'references' || field.kind === 'lookup') {
      const target = linkNameOf(field);
      const ids = found.get(target) ?? new Set();
      for (const id of field.kind === 'references' ? listOf(value) : [value]) if (typeof id === 'string') ids.add(id);
      found.set(target, ids);
    } else if (field.kind === 'list' || field.kind === 'object') {
      for (const item of field.kind === 'list' ? listOf(value) : [value])
        for (const part of field.fields ?? []) visit(part, valueAt(item, part.name));
    }
  };
  for (const record of records) for (const field of columns) visit(field, valueAt(record, field.path));
  return found;
}
