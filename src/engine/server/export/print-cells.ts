// Values as the cells of a file: labels for choices, titles for references, documents in their masks, instants on the
// reader's clocks.
import type { Translate } from '#engine/model/check-record.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { chooseTranslation } from '../records/record-titles.ts';
import { isValues, type Values } from '../records/present-record.ts';
import type { Cell } from '../table-files/table.ts';

export interface Printing {
  readonly entity: Entity;
  readonly language: Language;
  readonly t: Translate;
  readonly localTime: (instant: string) => string;
  /** Entity → id → title. */
  readonly titles: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function printRow(columns: readonly Field[], record: Readonly<Values>, printing: Printing): Cell[] {
  return columns.map((field) => {
    const value = valueAt(record, field.path);
    return isNumeric(field) && typeof value === 'number'
      ? value
      : printValue(field, value, record, printing) || undefined;
  });
}

function isNumeric({ kind }: Field): boolean {
  return kind === 'integer' || kind === 'number' || kind === 'money' || kind === 'percentage' || kind === 'children';
}

/** `container`: the object that holds the value, for kinds that a sibling decides. */
function printValue(field: Field, value: unknown, container: unknown, printing: Printing): string {
  if (value === undefined || value === null) return '';
  const { entity, language, t, localTime, titles } = printing;
  switch (field.kind) {
    case 'choice':
      return optionText(field, value, printing);
    case 'choices':
      return listOf(value)
        .map((option) => optionText(field, option, printing))
        .join(', ');
    case 'boolean':
      return typeof value === 'boolean' ? t(value ? 'value.yes' : 'value.no') : '';
    case 'dateTime':
      return localTime(textOf(value));
    case 'reference':
      return titles.get(field.reference?.entity ?? '')?.get(textOf(value)) ?? '';
    case 'references':
      return listOf(value)
        .map((id) => titles.get(field.reference?.entity ?? '')?.get(textOf(id)) ?? '')
        .filter(Boolean)
        .join(', ');
    case 'snapshot':
      return textOf(valueAt(value, Object.keys(field.reference?.copy ?? {})[0] ?? 'name'));
    case 'translated':
      return chooseTranslation(value, language);
    case 'country':
      return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(textOf(value)) ?? '';
    case 'strings':
      return listOf(value).map(textOf).join(', ');
    case 'object':
      return printParts(field, value, printing, ', ');
    case 'list':
      return listOf(value)
        .map((item) => printItem(field, item, printing))
        .join('; ');
    case 'money':
    case 'percentage':
    case 'integer':
    case 'number':
      return typeof value === 'number' ? numberText(field, value, language) : textOf(value);
    case 'json':
      return JSON.stringify(value);
    default:
      return maskedText(kindOf(field, container, entity), textOf(value));
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function optionText(field: Field, value: unknown, { entity, t }: Printing): string {
  const option = textOf(value);
  return field.options?.includes(option) ? t(labelKeys.option(entity.name, field.path, option)) : option;
}

/** Parts that the list shows of an item; all of an object that declares none. */
function shownParts({ fields = [] }: Field): readonly Field[] {
  const declared = fields.filter((part) => part.list);
  return declared.length > 0 ? declared : fields;
}

const amounts: readonly Field['kind'][] = ['integer', 'number', 'money', 'percentage'];

/** What is counted is said as `2 × Title`, without its amounts: they have columns of their own. */
function printItem(field: Field, item: unknown, printing: Printing): string {
  const quantity = isValues(item) ? item['quantity'] : undefined;
  if (typeof quantity !== 'number') return printParts(field, item, printing, ' · ');
  const title = printParts(
    { ...field, fields: shownParts(field).filter(({ kind }) => !amounts.includes(kind)) },
    item,
    printing,
    ' · ',
  );
  return `${numberText({ kind: 'integer' }, quantity, printing.language)} × ${title}`;
}

/** A number among other parts says what it is. */
function printParts(field: Field, item: unknown, printing: Printing, separator: string): string {
  const named = (part: Field, text: string) =>
    text !== '' && amounts.includes(part.kind)
      ? `${printing.t(labelKeys.field(printing.entity.name, part.path))}: ${text}`
      : text;
  return shownParts(field)
    .map((part) => named(part, printValue(part, isValues(item) ? item[part.name] : undefined, item, printing)))
    .filter(Boolean)
    .join(separator);
}

function numberText({ kind }: Pick<Field, 'kind'>, value: number, language: Language): string {
  const digits = kind === 'money' || kind === 'percentage' ? 2 : undefined;
  const shown = kind === 'money' || kind === 'percentage' ? value / 100 : value;
  const text = new Intl.NumberFormat(language, {
    useGrouping: false,
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }).format(shown);
  return kind === 'percentage' ? `${text}%` : text;
}

function kindOf(field: Field, container: unknown, entity: Entity): Field['kind'] {
  if (field.kindBy === undefined) return field.kind;
  const sibling = valueAt(container, field.kindBy.field) ?? fieldAt(entity, field.kindBy.field)?.default;
  return field.kindBy.kinds[textOf(sibling)] ?? field.kind;
}

/** Documents and post codes as people write them; only whole ones, masked values stay. */
function maskedText(kind: Field['kind'], text: string): string {
  if ((kind === 'cpf' || kind === 'cpfOrCnpj') && /^\d{11}$/.test(text))
    return text.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
  if ((kind === 'cnpj' || kind === 'cpfOrCnpj') && /^[0-9A-Z]{12}\d{2}$/.test(text))
    return text.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  if (kind === 'zipCode' && /^\d{8}$/.test(text)) return text.replace(/^(.....)(...)$/, '$1-$2');
  return text;
}

/** Ids that the columns refer to: entity → ids. */
export function referredIds(
  columns: readonly Field[],
  records: readonly Readonly<Values>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (field: Field, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (field.kind === 'reference' || field.kind === 'references') {
      const target = field.reference?.entity ?? '';
      const ids = found.get(target) ?? new Set();
      for (const id of field.kind === 'reference' ? [value] : listOf(value)) if (typeof id === 'string') ids.add(id);
      found.set(target, ids);
    } else if (field.kind === 'list' || field.kind === 'object') {
      for (const item of field.kind === 'list' ? listOf(value) : [value])
        for (const part of field.fields ?? []) visit(part, valueAt(item, part.name));
    }
  };
  for (const record of records) for (const field of columns) visit(field, valueAt(record, field.path));
  return found;
}
