// Who may type in which field of a form.
import { mayPass, type Roles } from '#model/access.ts';
import type { Entity, Field } from '#model/entity.ts';

interface RightsParts {
  readonly entity: Entity;
  readonly rights: Roles['entities'][string] | undefined;
  readonly roles: readonly string[];
  readonly creating: boolean;
  /** Whether the reader may create or update the record at all. */
  readonly mayWrite: boolean;
  /** Fields that the page fixes: the parent's. */
  readonly fixed: readonly string[];
}

export interface FieldRights {
  readonly isReadOnly: (field: Field) => boolean;
  readonly isHidden: (field: Field) => boolean;
  /** Names of top fields whose values come masked: shown, never judged, never sent. */
  readonly masked: readonly string[];
}

export function fieldRights({ entity, rights, roles, creating, mayWrite, fixed }: RightsParts): FieldRights {
  const isMasked = (field: Field) => {
    const readers = field.sensitive === undefined ? undefined : rights?.unmasked[field.sensitive];
    return !creating && readers !== undefined && !readers.some((role) => roles.includes(role));
  };
  return {
    isReadOnly: (field) => !mayWrite || field.readOnly || (field.createOnly && !creating) || !mayPass(field.access?.write, roles) || isMasked(field),
    isHidden: (field) => fixed.includes(field.path) || !mayPass(field.access?.read, roles),
    masked: entity.fields.filter(isMasked).map((field) => field.name),
  };
}
