// An object's parts in one line; the form lays it out as a section of its own.
import type { FieldView } from '../view.ts';
import { partsToRead } from './object.ts';

export const object: FieldView = {
  show: (value, field, context) => {
    if (value === null || typeof value !== 'object') return '';
    const parts = partsToRead(field).map((part) => context.show(part, (value as Record<string, unknown>)[part.name]));
    return parts.filter((part) => part !== '').join(', ');
  },
  Widget: null,
  filter: 'none',
};
