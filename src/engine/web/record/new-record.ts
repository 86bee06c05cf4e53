/** In the place of an id: a record that is still to be created (src/engine/model/routes.ts). */
export const newRecordId = 'new';

/** State of a link to a page with a list of its nested records: one is to be created there at once. */
export function creates(entity: string): { readonly create: string } {
  return { create: entity };
}
