// What is kept of a record's form whose session ended, and under which name.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field } from '#engine/model/entity.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import type { FormStart } from '#engine/web/session/kept-work.ts';
import type { Values } from './form-store.ts';

export interface RecordWork {
  /** What the form began with, and which version of the record that was; a new record has none. */
  readonly base: Values;
  readonly version: number | undefined;
  readonly values: Values;
}

const newRecord = 'new';

/** How the names of the forms of a place begin. */
export function recordForms({ entity, parentId = '' }: Place): FormStart {
  return `record:${entity}:${parentId}:`;
}

/** `askedBy`: the field that a new record is created for. */
export function recordForm(place: Place, id: string | undefined, askedBy?: string): string {
  return `${recordForms(place)}${id ?? newRecord}${askedBy === undefined ? '' : `@${askedBy}`}`;
}

export function readRecordWork(stored: unknown): RecordWork | undefined {
  if (!isRecord(stored) || !isRecord(stored['base']) || !isRecord(stored['values'])) return undefined;
  const { base, values, version } = stored;
  return { base, values, version: typeof version === 'number' ? version : undefined };
}

/** Nobody is to find one in the storage of a browser. */
export function withoutPasswords(fields: readonly Field[], values: Values): Values {
  const parts = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const { kind, fields: inner } = parts.get(name) ?? {};
      if (kind !== undefined && fieldKinds[kind].secret) return [];
      if (inner === undefined || value === null || typeof value !== 'object') return [[name, value]];
      return [
        [
          name,
          Array.isArray(value)
            ? value.map((item: unknown) => (isRecord(item) ? withoutPasswords(inner, item) : item))
            : withoutPasswords(inner, value as Values),
        ],
      ];
    }),
  );
}
