// Saving: created, or only the changes sent with the version they were made on. What the server refuses is sorted by
// what can be done about it.
import { useState } from 'react';
import type { ErrorSchema } from '@rjsf/utils';
import type { Entity } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { useCreateRecord, useUpdateRecord } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { toErrorSchema } from './form-errors.ts';
import type { Values } from './form-store.ts';
import { changedValues } from './form-values.ts';

interface SaveParts {
  readonly place: Place;
  readonly entity: Entity;
  readonly record: RecordValues | undefined;
  readonly base: Values;
  readonly onSending: (sending: boolean) => void;
  /** With what was sent. */
  readonly onSaved: (record: RecordValues, sent: Values) => void;
  /** Messages by field. */
  readonly onRefused: (errors: ErrorSchema) => void;
}

interface Saving {
  readonly save: (values: Values, version?: number) => void;
  readonly saving: boolean;
  /** What went wrong and belongs to no field. */
  readonly failure: unknown;
  /** The record as someone else has saved it meanwhile. */
  readonly stale: RecordValues | undefined;
  readonly forget: () => void;
}

export function useSaveRecord({ place, entity, record, base, onSending, onSaved, onRefused }: SaveParts): Saving {
  const t = useText();
  const notify = useNotify();
  const create = useCreateRecord(place);
  const update = useUpdateRecord(place, record?.id ?? '');
  const [failure, setFailure] = useState<unknown>();
  const [stale, setStale] = useState<RecordValues>();
  const write = (values: Values, version: number | undefined) =>
    record === undefined
      ? create.mutateAsync(normaliseRecord(entity.fields, values))
      : update.mutateAsync({ values: changedValues(entity.fields, base, values), version: version ?? record.version });
  const save = async (values: Values, version?: number) => {
    setFailure(undefined);
    setStale(undefined);
    onSending(true);
    try {
      const saved = await write(values, version);
      notify(t(record === undefined ? 'records.created' : 'records.saved'));
      onSaved(saved, values);
    } catch (error) {
      onSending(false);
      const body = error instanceof ApiFailure ? error.body : undefined;
      if (body?.code === 'STALE' && isStored(body.current)) return setStale(body.current);
      if (body?.code === 'VALIDATION' && body.errors !== undefined) onRefused(toErrorSchema(body.errors));
      setFailure(error);
    }
  };
  return {
    save: (values, version) => void save(values, version),
    saving: create.isPending || update.isPending,
    failure,
    stale,
    forget: () => setStale(undefined),
  };
}

function isStored(value: unknown): value is RecordValues {
  return isRecord(value) && typeof value['id'] === 'string';
}
