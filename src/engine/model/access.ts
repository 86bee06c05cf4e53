// Who may: one rule for routes, navigation, entities, fields and actions.

/** Role codes; absent = everyone, [] = only guests (whose role list is empty). Groups are resolved by generate. */
export type Access = readonly string[] | undefined;

/** Absent = everyone, empty = only guests, else any role in common. */
export function mayPass(access: Access, roles: readonly string[]): boolean {
  if (access === undefined) return true;
  if (access.length === 0) return roles.length === 0;
  return roles.some((role) => access.includes(role));
}

/** Whoever is signed in, whatever his roles, also without any. */
export const signedIn = 'signedIn';

/** In configs only: whoever reads the entity that a page or an entry is about. */
export const readers = 'readers';

/** Who may open a page or see an entry of the navigation: roles as above, or whoever is signed in. */
export type Admission = Access | typeof signedIn;

export interface Visitor {
  readonly roles: readonly string[];
  readonly signedIn: boolean;
}

/**
 * Of pages: absent = everyone, empty = only guests, else any role in common. A signed-in person without a role is no
 * guest.
 */
export function mayEnter(admission: Admission, visitor: Visitor): boolean {
  if (admission === undefined) return true;
  if (admission === signedIn) return visitor.signedIn;
  return admission.length === 0 ? !visitor.signedIn : visitor.signedIn && mayPass(admission, visitor.roles);
}

export type EntityRight = 'read' | 'create' | 'update' | 'remove';

/**
 * Who reads and writes one field, where its entity's rights are not enough; absent = whoever has the entity's right.
 */
export interface FieldRights {
  readonly read?: readonly string[];
  readonly write?: readonly string[];
}

/** Rows a role is confined to: those whose `path` holds one of the ids in the user's `from` field. */
export interface RowScope {
  readonly role: string;
  /** A field of the record, or a reference and a field of the record it points to: `productId.providerId`. */
  readonly path: string;
  readonly from: string;
}

export interface EntityRights extends Readonly<Record<EntityRight, readonly string[]>> {
  /**
   * A user all of whose reading roles are confined sees the union of these rows; any unconfined role lifts the limit.
   */
  readonly rows: readonly RowScope[];
  /** Roles that read sensitive values unmasked; absent kinds are not masked. */
  readonly unmasked: Readonly<Record<string, readonly string[]>>;
  /** Limits of single fields by path; generate has put them into Field.access, here they tell where the rule stands. */
  readonly fields: Readonly<Record<string, FieldRights>>;
}

export interface Roles {
  readonly roles: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The groups that code names: to be in one of them is a right. */
  readonly named: readonly string[];
  /** Who may look at everything as another role does, for reading only. */
  readonly viewAs: readonly string[];
  /** Who may keep views of lists for others, by their roles. */
  readonly shareViews: readonly string[];
  /** The highest role: given and taken by those alone who have it; an organisation keeps one of them at least. */
  readonly administrator: string;
  /** Fields of the user that rows are compared with, and the entity whose ids each holds: `{providerIds: 'provider'}`. */
  readonly owned: Readonly<Record<string, string>>;
  readonly entities: Readonly<Record<string, EntityRights>>;
}

/** Roles that see values of this sensitivity in full; undefined when everybody does. */
export function unmaskedFor(
  rights: EntityRights | undefined,
  sensitivity: string | undefined,
): readonly string[] | undefined {
  return sensitivity === undefined ? undefined : rights?.unmasked[sensitivity];
}

/** Whether someone with these roles sees such values only in part. */
export function isMaskedFor(
  rights: EntityRights | undefined,
  sensitivity: string | undefined,
  roles: readonly string[],
): boolean {
  const allowed = unmaskedFor(rights, sensitivity);
  return allowed !== undefined && !roles.some((role) => allowed.includes(role));
}

/** Limits of someone all of whose reading roles are confined; any other role lifts them. */
export function rowLimits(rights: EntityRights | undefined, roles: readonly string[]): readonly RowScope[] | undefined {
  if (rights === undefined) return undefined;
  const reading = roles.filter((role) => rights.read.includes(role));
  const scopes = rights.rows.filter((scope) => reading.includes(scope.role));
  const isLimited = reading.length > 0 && reading.every((role) => scopes.some((scope) => scope.role === role));
  return isLimited ? scopes : undefined;
}

/** Whether any of the roles has the right on the entity; a guest has none. Unknown entities are refused. */
export function may(rights: EntityRights | undefined, right: EntityRight, roles: readonly string[]): boolean {
  return rights !== undefined && roles.some((role) => rights[right].includes(role));
}
