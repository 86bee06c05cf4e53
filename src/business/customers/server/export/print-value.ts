// Values of a customer's statement as people read them on paper, in their language.
import { kindOf, type Translate } from '#engine/kinds/check-record.ts';
import { writeOnPaper } from '#engine/kinds/write.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { textOf } from '../text-of.ts';

export interface Printing {
  readonly language: Language;
  readonly t: Translate;
  readonly timeZone: string;
}

/** Empty for what is absent or of a kind that says nothing on paper. */
export function printValue(entity: Entity, field: Field, record: Readonly<Values>, printing: Printing): string {
  const { t } = printing;
  const option = (value: unknown) => t(labelKeys.option(entity.name, field.path, textOf(value)));
  const value = record[field.name];
  if (field.options !== undefined && typeof value === 'string') return option(value);
  return writeOnPaper(kindOf(field, record), value, {
    ...printing,
    field,
    holder: record,
    option,
    yesOrNo: (one) => t(one ? 'value.yes' : 'value.no'),
  });
}
