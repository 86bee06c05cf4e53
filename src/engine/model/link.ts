// What stands in a field for a record of another entity.

/** The value is that of a field of one of these records: options that people keep as records. */
export interface Lookup {
  readonly entity: string;
  /** Path of its field; no two records have the same there. */
  readonly value: string;
  /** Who may create such a record can do so from the form. */
  readonly create?: boolean;
}

/** What stands for a record in a field of another: its id, or the value of a lookup. */
export interface Link {
  readonly entity: string;
  /** The field whose value it is; the id without. */
  readonly by?: string | undefined;
}

/** Undefined for fields that point to nothing. */
export function linkOf({
  reference,
  lookup,
}: {
  readonly reference?: { readonly entity: string };
  readonly lookup?: Lookup;
}): Link | undefined {
  if (lookup !== undefined) return { entity: lookup.entity, by: lookup.value };
  return reference === undefined ? undefined : { entity: reference.entity };
}

/** As a name: `genre`, `genre.code`. */
export function linkName({ entity, by }: Link): string {
  return by === undefined ? entity : `${entity}.${by}`;
}

export function linkNamed(name: string): Link {
  const [entity = '', by] = name.split('.');
  return { entity, by };
}
