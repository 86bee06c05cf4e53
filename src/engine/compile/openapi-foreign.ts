// Schemas as a validator reads them that knows the formats of the standard only: ours keep their name and gain a
// pattern.
import type { FormatName } from '#engine/model/formats.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * What every text of a format looks like; absent where validators know the format and read it as we do. Check digits
 * are beyond a pattern.
 */
const patterns: Readonly<Record<FormatName, string | undefined>> = {
  email: undefined,
  uuid: undefined,
  date: undefined,
  'date-time': undefined,
  uri: '^[hH][tT][tT][pP][sS]://[^\\s/?#@\\\\]+([/?#][^\\s\\\\]*)?$',
  'time-hm': '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
  cpf: '^\\d{11}$',
  cnpj: '^[0-9A-Z]{12}\\d{2}$',
  'cpf-or-cnpj': '^(\\d{11}|[0-9A-Z]{12}\\d{2})$',
  phone: '^\\+[1-9]\\d{7,14}$',
  'time-zone': '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$',
  color: '^#[0-9a-fA-F]{6}$',
  ip: '^[0-9A-Fa-f.:]+$',
  'stored-file': '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/\\\\]{1,150}$',
};

/** Names that validators read more narrowly than we do: an address with accents is a `uri` to us. */
const withoutName: readonly string[] = ['uri'];

export function foreign(schema: JsonSchema): JsonSchema {
  const { format, pattern, ...rest } = schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, foreignPart(key, value)]));
  const own = typeof format === 'string' ? patterns[format as FormatName] : undefined;
  const name =
    format === undefined || (own !== undefined && withoutName.some((one) => one === format)) ? {} : { format };
  if (own !== undefined && pattern !== undefined) return { ...inner, ...name, allOf: [{ pattern: own }, { pattern }] };
  return { ...inner, ...name, ...(own !== undefined && { pattern: own }), ...(pattern !== undefined && { pattern }) };
}

function foreignPart(key: string, value: unknown): unknown {
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, property]) => [name, foreign(property)]),
    );
  if (key === 'items') return foreign(value as JsonSchema);
  if (key === 'anyOf' || key === 'allOf') return (value as JsonSchema[]).map(foreign);
  return value;
}
