// A field as it is in one record: of the kind that a sibling chooses, its amounts in the currency that the record has.
import type { Field } from '#engine/model/entity.ts';
import { kindOf } from './check-record.ts';
import { currencyOf, currencyPath, isOfRecord } from './currency-of.ts';

/**
 * `container`: the object that holds the value, of fields that are no part of others the record. The same field where
 * nothing is chosen; fields are made once for each choice.
 */
export function fieldIn(field: Field, container: unknown): Field {
  const kind = kindOf(field, container);
  const code = container === undefined ? undefined : codeAsked(field, container);
  if (kind === field.kind && code === undefined) return field;
  const key = `${kind} ${code ?? ''}`;
  const known = made.get(field) ?? new Map<string, Field>();
  const found = known.get(key) ?? { ...(code === undefined ? field : inCurrency(field, code)), kind };
  made.set(field, known.set(key, found));
  return found;
}

/** What a record is worked with for has few currencies, and few kinds of a field. */
const made = new WeakMap<Field, Map<string, Field>>();

/** Of the field, or of what stands inside it and is in the currency of the record. */
function codeAsked(field: Field, container: unknown): string | undefined {
  const asked = currencyPath(field.currency) !== undefined ? field : innerAsked(field);
  return asked && currencyOf(asked, container);
}

const asking = new WeakMap<Field, Field | null>();

function innerAsked(field: Field): Field | undefined {
  if (field.fields === undefined) return undefined;
  const known = asking.get(field);
  if (known !== undefined) return known ?? undefined;
  const found = field.fields.map((one) => (isOfRecord(one.currency) ? one : innerAsked(one))).find(Boolean);
  asking.set(field, found ?? null);
  return found;
}

function inCurrency(field: Field, code: string): Field {
  return {
    ...field,
    ...(currencyPath(field.currency) !== undefined && { currency: { code } }),
    ...(field.fields && {
      fields: field.fields.map((one) =>
        isOfRecord(one.currency) || innerAsked(one) !== undefined ? inCurrency(one, code) : one,
      ),
    }),
  };
}
