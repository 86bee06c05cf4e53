// rjsf's field → the widget of the kind. Everything that is no object and no list of the form comes through here.
import { useCallback, useContext, useMemo } from 'react';
import type { ErrorSchema, FieldProps } from '@rjsf/utils';
import { asChosen } from '#engine/kinds/choice/as-chosen.ts';
import { kindOf } from '#engine/kinds/check-record.ts';
import type { Field } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { showText } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { SuggestedInput } from '#engine/web/fields/suggested-input.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { useWebParts } from '#engine/web/web-parts.ts';
import { containerOf, fieldIn, type Path } from './form-store.ts';
import { begins } from './default-values.ts';
import { beginningId } from './field-notes.ts';
import { FieldInput } from './field-input.tsx';
import { CreateReferredContext, ItemLayoutContext, useContainer, useFormScope } from './form-scope.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { useCurrency } from './use-currency.ts';
import { useRuleInForce } from './use-rule-in-force.ts';

export function KindField({
  fieldPathId,
  formData,
  onChange,
  required = false,
  readonly = false,
  rawErrors,
  errorSchema,
}: FieldProps) {
  const t = useText();
  const { shape, store, record, isReadOnly, whoCould } = useFormScope();
  const describe = useWhoCould();
  const layout = useContext(ItemLayoutContext);
  const createReferred = useContext(CreateReferredContext);
  const { may } = useSession();
  const { suggestions } = useWebParts();
  const path: Path = fieldPathId.path;
  const own = fieldIn(shape.fields, path);
  // Whoever sees none of the others can name himself alone.
  const isHimself = own?.initial === '$actor' && own.reference !== undefined && !may(own.reference.entity, 'read');
  const isFixed = readonly || isHimself || (own !== undefined && isReadOnly(own));
  // What a rule would refuse is not offered.
  const offered = useRuleInForce('options', isFixed ? undefined : own, path)?.options;
  const chosenBy = useKind(own, path);
  const kind = offered === undefined ? chosenBy : asChosen(chosenBy);
  const currency = useCurrency(own, path);
  const isDemanded = useRuleInForce('required', own, path) !== undefined;
  const field = useMemo(
    () =>
      own && {
        ...own,
        kind,
        ...(offered && { options: offered }),
        ...(own.currency && currency !== undefined && { currency: { code: currency } }),
      },
    [own, kind, offered, currency],
  );
  useDrawnAfter(own?.follows, path);
  const valueOf = useCallback(
    (name: string) => valueAt(containerOf(store.get(), path), name) ?? valueAt(store.get(), name),
    [store, path],
  );
  const tell = useCallback(
    (next: unknown) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id),
    [onChange, fieldPathId],
  );
  if (field === undefined) return null;
  const label = t(labelKeys.field(shape.name, field.path));
  const inTable = path.some((step) => typeof step === 'number');
  if (isFixed) {
    const whole = inTable || record === undefined ? formData : valueAt(record, field.path);
    const others = inTable ? undefined : whoCould?.(field);
    return (
      <ReadOnlyField
        shape={shape.name}
        field={field}
        id={fieldPathId.$id}
        label={label}
        value={whole ?? formData}
        container={record}
        why={others && describe(others.roles, others.deed)}
      />
    );
  }
  const isBegun = begins(field, record, formData);
  const { Widget: Plain, keepsText = false } = fieldViews[kind];
  const Widget = Plain !== null && `${shape.name}.${field.path}` in suggestions ? SuggestedInput : Plain;
  if (Widget === null)
    return (
      <ReadOnlyField
        shape={shape.name}
        field={field}
        id={fieldPathId.$id}
        label={label}
        value={formData}
        container={record}
      />
    );
  const link = field.reference ?? field.lookup;
  const referred = link?.create === true ? link.entity : undefined;
  const mayCreate = createReferred !== undefined && referred !== undefined && may(referred, 'create');
  return (
    <FieldInput
      Widget={Widget}
      shape={shape.name}
      field={field}
      id={fieldPathId.$id}
      hideLabel={layout === 'table' && inTable}
      value={formData}
      onChange={tell}
      typedAt={path}
      keepsText={keepsText && Widget === Plain}
      required={(required || isDemanded) && !isBegun}
      note={isBegun ? beginningId(fieldPathId.$id) : undefined}
      invalid={(rawErrors?.length ?? 0) > 0}
      partErrors={partErrorsOf(errorSchema)}
      valueOf={valueOf}
      create={mayCreate ? (done) => createReferred(referred, done, fieldPathId.$id) : undefined}
    />
  );
}

/** The kind that another field of its record may choose. */
function useKind(field: Field | undefined, path: Path): FieldKind {
  const read = useCallback((container: unknown) => (field === undefined ? 'text' : kindOf(field, container)), [field]);
  return useContainer(path, field?.kindBy && read) ?? field?.kind ?? 'text';
}

/** Draws anew as the text is typed that the field follows. */
function useDrawnAfter(follows: string | undefined, path: Path): void {
  const read = useCallback((container: unknown) => showText(valueAt(container, follows ?? '')), [follows]);
  useContainer(path, follows === undefined ? undefined : read);
}

function partErrorsOf(errors: ErrorSchema | undefined): Record<string, string> {
  const entries = Object.entries((errors ?? {}) as Record<string, ErrorSchema | undefined>);
  return Object.fromEntries(
    entries.flatMap(([name, part]) => (part?.__errors?.[0] === undefined ? [] : [[name, part.__errors[0]]])),
  );
}
