// How wide the columns of a list are while nobody has drawn them: a usual value of the kind, the words of a choice, the
// label. Room that is left goes to all in proportion.
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { columnLabel, isReferred } from '#engine/kinds/referred.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

/** Pixels. */
export const pickWidth = 40;
export const leastWidth = 56;
export const mostWidth = 640;
const usual = 136;
const nameWidth = 256;
/** An amount that is said to be the least of several. */
const fromAmount = 144;
const mostOption = 168;
const mostLabel = 168;
const letter = 7;
/** Of a label, which is heavier. */
const labelLetter = 8;
/** At the sides of a cell, what a chip has besides its word, and the arrow of a column that sorts. */
const sides = 24;
const chip = 32;
const arrow = 26;

interface ColumnParts {
  readonly shape: string;
  readonly field: Field;
  readonly isTitle: boolean;
  readonly t: Text;
}

export function columnWidth({ shape, field, isTitle, t }: ColumnParts): number {
  const label = labelLetters(columnLabel(shape, field, t)) * labelLetter + sides + (field.sort ? arrow : 0);
  const options = isReferred(field)
    ? optionWidth(field.referred.entity.name, field.referred.field, t)
    : optionWidth(shape, field, t);
  const value = options ?? widthOfKinds(field) ?? (isTitle ? nameWidth : usual);
  return Math.round(Math.max(value, Math.min(label, mostLabel)));
}

/** Of a value that is of one kind or another, the widest. */
function widthOfKinds({ kind, kindBy, children }: Field): number | undefined {
  if (children?.show === 'min') return fromAmount;
  const kinds = [kind, ...Object.values(kindBy?.kinds ?? {})];
  const widths = kinds.flatMap((one) => fieldViews[one].width ?? []);
  return widths.length === 0 ? undefined : Math.max(...widths);
}

/** So many in a line that its words need two lines at most. */
function labelLetters(label: string): number {
  const words = label.split(' ');
  const breaks = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  return Math.min(...breaks.map((lines) => Math.max(...lines.map(({ length }) => length))));
}

function optionWidth(shape: string, field: Field, t: Text): number | undefined {
  if (field.options === undefined || field.options.length === 0) return undefined;
  const longest = Math.max(...field.options.map((option) => t(labelKeys.option(shape, field.path, option)).length));
  return Math.min(longest * letter + sides + (field.state ? chip : 0), mostOption);
}
