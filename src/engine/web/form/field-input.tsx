// A field's label and notes, put to the input of its kind.
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { FieldView, WidgetProps } from '#engine/kinds/view.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { describedBy } from './field-notes.ts';

type FieldInputProps = Omit<WidgetProps, 'label' | 'describedBy' | 'hideLabel' | 'partErrors' | 'create'> & {
  readonly field: Field;
  readonly Widget: NonNullable<FieldView['Widget']>;
  readonly hideLabel?: boolean;
  readonly partErrors?: WidgetProps['partErrors'];
  readonly create?: WidgetProps['create'] | undefined;
  /** Id of another text that describes it. */
  readonly note?: string | undefined;
};

const none: WidgetProps['partErrors'] = {};

export function FieldInput({ Widget, hideLabel = false, partErrors = none, create, note, ...widget }: FieldInputProps) {
  const t = useText();
  const { shape, field, id, invalid } = widget;
  const helpKey = labelKeys.help(shape, field.path);
  const input = (
    <Widget
      {...widget}
      label={t(labelKeys.field(shape, field.path))}
      hideLabel={hideLabel}
      describedBy={describedBy(id, t(helpKey) !== helpKey, invalid, note)}
      partErrors={partErrors}
      {...(create && { create })}
    />
  );
  return Object.keys(partErrors).length === 0 ? input : <div data-invalid>{input}</div>;
}
