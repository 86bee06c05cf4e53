// Who may type in which field of a form.
import { isMaskedFor, mayPass, unmaskedFor, type Roles } from '#engine/model/access.ts';
import type { Entity, Field } from '#engine/model/entity.ts';

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
  /** Of a field that others may change: who, or of one shown in part who sees it whole. */
  readonly whoCould: (
    field: Field,
  ) => { readonly deed: 'change' | 'see'; readonly roles: readonly string[] } | undefined;
  /** Names of top fields whose values come masked: shown, never judged, never sent. */
  readonly masked: readonly string[];
}

export function fieldRights({ entity, rights, roles, creating, mayWrite, fixed }: RightsParts): FieldRights {
  const isMasked = (field: Field) => !creating && isMaskedFor(rights, field.sensitive, roles);
  return {
    isReadOnly: (field) =>
      !mayWrite ||
      field.readOnly ||
      (field.createOnly && !creating) ||
      !mayPass(field.access?.write, roles) ||
      isMasked(field),
    isHidden: (field) => fixed.includes(field.path) || !mayPass(field.access?.read, roles),
    whoCould: (field) => {
      if (isMasked(field)) return { deed: 'see', roles: unmaskedFor(rights, field.sensitive) ?? [] };
      const writers = field.access?.write;
      const isOthers = mayWrite && !field.readOnly && writers !== undefined && !mayPass(writers, roles);
      return isOthers ? { deed: 'change', roles: writers } : undefined;
    },
    masked: entity.fields.filter(isMasked).map((field) => field.name),
  };
}
