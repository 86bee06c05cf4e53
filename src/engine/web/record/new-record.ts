/** In the place of an id: a record that is still to be created (src/engine/model/routes.ts). */
export const newRecordId = 'new';
