import type { Sort } from '#engine/model/entity.ts';

/** `-purchaseDate` → the last comes first. */
export function resolveSort(text: string): Sort {
  return text.startsWith('-') ? { path: text.slice(1), direction: 'desc' } : { path: text, direction: 'asc' };
}
