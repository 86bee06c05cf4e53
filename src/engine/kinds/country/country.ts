import { regionNames } from '#engine/model/intl.ts';
import { locales } from '#engine/model/text.ts';
import { textOf } from '../plain-value.ts';
import { choiceOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const country: Kind = {
  type: 'string',
  column: 'text',
  readAs: 'country',
  operators: choiceOperators,
  sort: 'value',
  write: (value, { language }) => regionNames(locales[language]).of(textOf(value)) ?? '',
};
