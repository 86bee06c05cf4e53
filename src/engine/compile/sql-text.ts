// SQL names, literals and expressions for the tables. PostgreSQL 15.
import { isArrayColumn } from '#engine/kinds/index.ts';
import { createHash } from 'node:crypto';
import type { Entity, Field, Json } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { languagesOf } from '#engine/kinds/translated/translated.ts';

/** PostgreSQL cuts longer names silently. */
const longestName = 63;

export function sqlName(...parts: readonly string[]): string {
  const name = parts.join('_').replace(/[^a-z0-9_]+/g, '_');
  if (name.length <= longestName) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, longestName - hash.length - 1)}_${hash}`;
}

export function sqlQuoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function sqlLiteral(value: Json, type: string): string {
  if (value === null) return 'null';
  if (type === 'jsonb') return `${sqlText(JSON.stringify(value))}::jsonb`;
  if (Array.isArray(value)) return `${sqlText(`{${value.map((entry) => JSON.stringify(entry)).join(',')}}`)}::${type}`;
  return typeof value === 'string' ? sqlText(value) : JSON.stringify(value);
}

/** The expression of the value at a path; inside jsonb it is text. */
export function pathExpression(entity: Entity, path: string): string {
  const [first = '', ...rest] = path.split('.');
  const column = sqlQuoted(fieldAt(entity, first)?.column ?? first);
  if (rest.length === 0) return column;
  const steps = rest.map((step, index) => `${index === rest.length - 1 ? '->>' : '->'}${sqlText(step)}`);
  return `(${column}${steps.join('')})`;
}

/** The column or jsonb text that lists sort by, with the collation of texts. */
export const collation = 'COLLATE "und-x-icu"';

/** Text of a field for the search column, all languages of a translated one, all copies of a snapshot. */
export function searchExpressions(entity: Entity, field: Field): string[] {
  const whole = pathExpression(entity, field.path);
  if (field.kind === 'translated') return languagesOf(field).map((language) => `(${whole}->>${sqlText(language)})`);
  if (field.kind === 'snapshot')
    return Object.keys(field.reference?.copy ?? {}).map((key) => `(${whole}->>${sqlText(key)})`);
  if (field.kind === 'json' && field.column !== undefined) return [`${whole}::text`];
  return [whole];
}

/**
 * A condition like `"status" = 'active'`; of a list column, that it contains the value; of several values, any of them.
 */
export function whereExpression(entity: Entity, where: Readonly<Record<string, Json>>): string {
  const parts = Object.entries(where).map(([path, value]) => {
    const field = fieldAt(entity, path);
    const expression = pathExpression(entity, path);
    if (Array.isArray(value))
      return `${expression} in (${value.map((entry: Json) => sqlLiteral(entry, '')).join(', ')})`;
    if (value === null) return `${expression} is null`;
    return field !== undefined && isArrayColumn(field.kind)
      ? `${sqlLiteral(value, '')} = any(${expression})`
      : `${expression} = ${sqlLiteral(value, '')}`;
  });
  return parts.join(' and ');
}
