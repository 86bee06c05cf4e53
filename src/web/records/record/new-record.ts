/** In the place of an id: a record that is still to be created (src/model/routes.ts). */
export const newRecordId = 'new';
