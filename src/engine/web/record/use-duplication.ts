import { useNavigate } from 'react-router-dom';
import { roles as declaredRoles } from '#generated/roles.ts';
import { isMaskedFor } from '#engine/model/access.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useDraftState } from '../form/use-draft.ts';
import { writableValues } from '../form/form-values.ts';
import type { Values } from '../form/form-store.ts';
import type { MenuEntry } from './action-menu.tsx';
import { newRecordId } from './new-record.ts';

interface DuplicationParts {
  readonly entity: Entity;
  readonly place: Place;
  readonly record: RecordValues;
}

/** The entry that begins a new record with what this one has. */
export function useDuplication({ entity, place, record }: DuplicationParts): readonly MenuEntry[] {
  const t = useText();
  const navigate = useNavigate();
  const places = usePlaces();
  const draftOf = useDraftState();
  const { may, roles } = useSession();
  const to = places.record(entity.name, newRecordId, place.parentId);
  if (to === undefined || !entity.methods.create || !may(entity.name, 'create')) return [];
  return [
    {
      name: 'duplicate',
      label: t('records.duplicate'),
      destructive: false,
      choose: () => void navigate(to, { state: draftOf(entity.name, copyOf(entity, record, roles)) }),
    },
  ];
}

/**
 * Without what no two records have alike, since a key of one field has to be thought of anew and a file is of one record,
 * and without what the reader sees only in part.
 */
function copyOf(entity: Entity, record: RecordValues, roles: readonly string[]): Values {
  const rights = declaredRoles.entities[entity.name];
  const keys = entity.unique.flatMap(({ fields }) => {
    const own = fields.filter((name) => name !== entity.parent?.field);
    return own.length === 1 ? own : [];
  });
  const left = new Set([
    ...keys,
    ...entity.fields.filter(({ sensitive }) => isMaskedFor(rights, sensitive, roles)).map(({ name }) => name),
  ]);
  const copied = withoutFiles(entity.fields, writableValues(entity.fields, record));
  return Object.fromEntries(Object.entries(copied).filter(([name]) => !left.has(name)));
}

function withoutFiles(fields: readonly Field[], values: Values): Values {
  const kept = fields.filter(({ name, file }) => file === undefined && values[name] !== undefined);
  return Object.fromEntries(kept.map((field) => [field.name, withoutFilesInside(field, values[field.name])]));
}

function withoutFilesInside({ fields, kind }: Field, value: unknown): unknown {
  if (fields === undefined || kind === 'json') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (isRecord(item) ? withoutFiles(fields, item) : item));
  return isRecord(value) ? withoutFiles(fields, value) : value;
}
