// A text that is no JSON yet, as the value of a field while one types. It begins with NUL, which no value does: the
// server takes it in no text. So it stays apart from every text that is JSON, in forms, drafts and comparisons alike.
import type { Field } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';

/** What is wrong, where, and what the message needs besides; `validation.json.<reason>` of the web app says it. */
export interface JsonFault {
  readonly reason: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly [param: string]: unknown;
}

interface UnreadJson {
  readonly fault: JsonFault;
  /** As it was typed. */
  readonly text: string;
}

const mark = '\0';

export function writeUnread({ fault, text }: UnreadJson): string {
  return `${mark}${JSON.stringify(fault)}${mark}${text}`;
}

/** Undefined for any value that is JSON. */
export function unreadOf(value: unknown): UnreadJson | undefined {
  if (typeof value !== 'string' || !value.startsWith(mark)) return undefined;
  const end = value.indexOf(mark, 1);
  return end < 0
    ? undefined
    : { fault: JSON.parse(value.slice(1, end)) as JsonFault, text: value.slice(end + mark.length) };
}

/** The texts in a record that are no JSON, wherever a field of the kind stands. */
export function checkUnread(fields: readonly Field[], data: unknown, path: Problem['path'] = []): Problem[] {
  if (data === null || typeof data !== 'object') return [];
  return fields.flatMap((field) => {
    const value = (data as Readonly<Record<string, unknown>>)[field.name];
    const at = [...path, field.name];
    if (field.kind === 'json') return problemsOf(value, at);
    if (field.fields === undefined) return [];
    const { fields: inner } = field;
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => checkUnread(inner, item, [...at, index]))
      : checkUnread(inner, value, at);
  });
}

function problemsOf(value: unknown, path: Problem['path']): Problem[] {
  const unread = unreadOf(value);
  if (unread === undefined) return [];
  const { reason, ...params } = unread.fault;
  return [{ path, rule: `json.${reason}`, params }];
}
