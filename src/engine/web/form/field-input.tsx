// A field's label and notes, put to the input of its kind.
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { FieldView, WidgetProps } from '#engine/kinds/view.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { describedBy } from './field-notes.ts';
import type { Path } from './form-store.ts';
import { useTypedValue } from './use-typed-value.ts';

type Widget = NonNullable<FieldView['Widget']>;

type FieldInputProps = Omit<WidgetProps, 'label' | 'describedBy' | 'hideLabel' | 'partErrors' | 'create'> & {
  readonly field: Field;
  readonly Widget: Widget;
  readonly hideLabel?: boolean;
  readonly partErrors?: WidgetProps['partErrors'];
  readonly create?: WidgetProps['create'] | undefined;
  /** Id of another text that describes it. */
  readonly note?: string | undefined;
  /** Its place in the form's store, which has each key; `onChange` hears of the value when the field is left. */
  readonly typedAt?: Path;
};

const none: WidgetProps['partErrors'] = {};

export function FieldInput({
  Widget,
  hideLabel = false,
  partErrors = none,
  create,
  note,
  typedAt,
  ...widget
}: FieldInputProps) {
  const t = useText();
  const { shape, field, id, invalid } = widget;
  const helpKey = labelKeys.help(shape, field.path);
  const props: WidgetProps = {
    ...widget,
    label: t(labelKeys.field(shape, field.path)),
    hideLabel,
    describedBy: describedBy(id, t(helpKey) !== helpKey, invalid, note),
    partErrors,
    ...(create && { create }),
  };
  const input =
    typedAt === undefined ? <Widget {...props} /> : <TypedInput Widget={Widget} path={typedAt} widget={props} />;
  return Object.keys(partErrors).length === 0 ? input : <div data-invalid>{input}</div>;
}

interface TypedInputProps {
  readonly Widget: Widget;
  readonly path: Path;
  readonly widget: WidgetProps;
}

/** A key draws this, and nothing around it. */
function TypedInput({ Widget, path, widget }: TypedInputProps) {
  const [value, change] = useTypedValue(path, widget.value, widget.onChange, widget);
  return <Widget {...widget} value={value} onChange={change} />;
}
