import { labelKeys } from '#engine/model/label-keys.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { toneOf } from './choice-tone.ts';
import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';

interface OptionChipProps {
  readonly label: string;
  readonly option: string;
}

/** A calm chip: the text keeps the text colour, a dot carries the tone (src/engine/web/kit/kit.css). */
export function OptionChip({ label, option }: OptionChipProps) {
  return (
    <span className="option-chip">
      <span data-tone={toneOf(option)} aria-hidden />
      {label}
    </span>
  );
}

function ChoiceCell({ shape, field, value }: CellProps) {
  const t = useText();
  const option = showText(value);
  if (option === '') return null;
  const label = optionLabel(t, shape, field.path, option);
  return field.state ? <OptionChip option={option} label={label} /> : <>{label}</>;
}

/** Codes that need no words, like the states of a country, are their own label. */
export function optionLabel(t: Text, shape: string, path: string, option: string): string {
  const key = labelKeys.option(shape, path, option);
  const label = t(key);
  return label === key ? option : label;
}

export const choice: FieldView = {
  show: (value, field, { shape, t }) =>
    showText(value) === '' ? '' : optionLabel(t, shape, field.path, showText(value)),
  Cell: ChoiceCell,
  holdsNothing: true,
  Widget: lateWidget(async () => (await import('./choice-input.tsx')).ChoiceInput),
  filter: 'options',
  solid: true,
};
