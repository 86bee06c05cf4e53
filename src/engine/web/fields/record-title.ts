// What a record is called: its title paths, joined by a space.
import { fieldKinds } from '#engine/kinds/index.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';
import { chooseTranslation } from '#engine/kinds/translated/translated.ts';

export interface TitleContext {
  readonly language: string;
  readonly t: Text;
  /** Title of a referred record; absent: references are left out. */
  readonly titleOf?: (entity: string, id: string) => string | undefined;
}

export function recordTitle(entity: Entity, record: unknown, context: TitleContext): string {
  const parts = entity.title.map((path) =>
    titlePart(entity.name, fieldAt(entity, path), valueAt(record, path), context),
  );
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

function titlePart(
  entity: string,
  field: Field | undefined,
  value: unknown,
  { language, t, titleOf }: TitleContext,
): string | undefined {
  if (field?.kind === 'translated') return chooseTranslation(value, field, language);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (field !== undefined && fieldKinds[field.kind].readAs === 'option')
    return t(labelKeys.option(entity, field.path, String(value)));
  if (field?.reference !== undefined) return titleOf?.(field.reference.entity, String(value));
  return String(value);
}
