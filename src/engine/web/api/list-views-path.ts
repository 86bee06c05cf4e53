/** Where the kept views of a list answer. */
export const listViewsPath = (collection: string) => `/api/list-views/${collection}`;
