// Fields of a short form, one below the other: the same fields as rjsf lays out for records, without rjsf, which such a
// form, with no objects and no lists in it, does not need.
import type { Field } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import type { FieldView } from '#engine/kinds/view.ts';
import { FieldBox } from './field-box.tsx';
import { FieldErrors } from './field-errors.tsx';
import { FieldInput } from './field-input.tsx';
import { errorId } from './field-notes.ts';
import type { Values } from './form-store.ts';

export type PlainViews = Readonly<Partial<Record<FieldKind, FieldView>>>;
export type Texts = Readonly<Record<string, string>>;

interface PlainFieldsProps {
  readonly shape: string;
  readonly fields: readonly Field[];
  readonly views: PlainViews;
  readonly idPrefix: string;
  readonly values: Values;
  /** By field. */
  readonly errors: Texts;
  readonly autoComplete: Texts;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onLeave: (name: string) => void;
}

export function PlainFields({ fields, idPrefix, errors, onLeave, ...parts }: PlainFieldsProps) {
  return (
    <div className="plain-fields">
      {fields.map((field) => {
        const error = errors[field.name];
        const id = `${idPrefix}_${field.name}`;
        return (
          <FieldBox
            key={field.name}
            id={id}
            place="line"
            invalid={error !== undefined}
            onLeave={() => onLeave(field.name)}
          >
            <PlainField {...parts} field={field} id={id} invalid={error !== undefined} />
            <FieldErrors id={errorId(id)} texts={error === undefined ? [] : [error]} spoken />
          </FieldBox>
        );
      })}
    </div>
  );
}

type PlainFieldProps = Pick<PlainFieldsProps, 'shape' | 'views' | 'values' | 'autoComplete' | 'onChange'> & {
  readonly field: Field;
  readonly id: string;
  readonly invalid: boolean;
};

function PlainField({ shape, views, values, autoComplete, onChange, field, id, invalid }: PlainFieldProps) {
  const Widget = views[field.kind]?.Widget;
  if (Widget === undefined || Widget === null)
    throw new Error(
      `${shape}.${field.name}: a form without lists and objects cannot show a field of kind ${field.kind}`,
    );
  return (
    <FieldInput
      Widget={Widget}
      shape={shape}
      field={field}
      id={id}
      value={values[field.name]}
      onChange={(value) => onChange(field.name, value)}
      required={field.required}
      invalid={invalid}
      valueOf={(name) => values[name]}
      autoComplete={autoComplete[field.name]}
      roomy
    />
  );
}
