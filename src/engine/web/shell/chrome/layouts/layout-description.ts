// How a layout says what can be set of it: its defaults, its type and the form of the settings panel all follow from
// the description.
import { isRecord } from '#engine/web/api/is-record.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';

interface Toggle {
  readonly kind: 'toggle';
  readonly default: boolean;
  readonly labelKey: TextKey;
}

interface Choice<Option extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly default: Option;
  readonly labelKey: TextKey;
  /** Text of an option. */
  readonly optionKey: (option: string) => TextKey;
}

export type LayoutField = Toggle | Choice;

interface Group {
  readonly kind: 'group';
  readonly labelKey: TextKey;
  readonly fields: Readonly<Record<string, LayoutField>>;
}

export type LayoutDescription = Readonly<Record<string, LayoutField | Group>>;

type ValueOf<Field> = Field extends { readonly kind: 'toggle' }
  ? boolean
  : Field extends Choice<infer Option>
    ? Option
    : never;

/** What a description amounts to once it is filled in. */
export type ConfigOf<Description> = {
  readonly [Name in keyof Description]: Description[Name] extends {
    readonly kind: 'group';
    readonly fields: infer Fields;
  }
    ? { readonly [Field in keyof Fields]: ValueOf<Fields[Field]> }
    : ValueOf<Description[Name]>;
};

export function toggle(labelKey: TextKey, byDefault: boolean): Toggle {
  return { kind: 'toggle', default: byDefault, labelKey };
}

/** Only what makes with each option the key of a text. */
type PrefixOf<Prefix extends string, Option extends string> = `${Prefix}${Option}` extends TextKey ? Prefix : never;

/** The first option is the default; `prefix` and the option are the key of its text. */
export function choice<const Option extends string, const Prefix extends string>(
  labelKey: TextKey,
  options: readonly [Option, ...Option[]],
  prefix: PrefixOf<Prefix, Option>,
): Choice<Option> {
  return {
    kind: 'choice',
    options,
    default: options[0],
    labelKey,
    optionKey: (option) => `${prefix}${option}` as TextKey,
  };
}

export function group<const Fields extends Readonly<Record<string, LayoutField>>>(
  labelKey: TextKey,
  fields: Fields,
): { readonly kind: 'group'; readonly labelKey: TextKey; readonly fields: Fields } {
  return { kind: 'group', labelKey, fields };
}

/** The saved config laid over the defaults; what the description doesn't know is left out. */
export function readConfig<const Description extends LayoutDescription>(
  description: Description,
  saved: unknown,
): ConfigOf<Description> {
  const given = isRecord(saved) ? saved : {};
  const entries = Object.entries(description).map(([name, part]) => {
    if (part.kind !== 'group') return [name, readValue(part, given[name])];
    const inside = given[name];
    return [
      name,
      Object.fromEntries(
        Object.entries(part.fields).map(([field, each]) => [
          field,
          readValue(each, isRecord(inside) ? inside[field] : undefined),
        ]),
      ),
    ];
  });
  return Object.fromEntries(entries) as ConfigOf<Description>;
}

function readValue(field: LayoutField, value: unknown): boolean | string {
  if (field.kind === 'toggle') return typeof value === 'boolean' ? value : field.default;
  return field.options.find((option) => option === value) ?? field.default;
}

/** The saved config with one value changed; `path` is the names from the outside in. */
export function changeConfig(
  saved: Readonly<Record<string, unknown>>,
  [name, field]: readonly [string, string?],
  value: boolean | string,
): Readonly<Record<string, unknown>> {
  if (field === undefined) return { ...saved, [name]: value };
  const inside = saved[name];
  return { ...saved, [name]: { ...(isRecord(inside) ? inside : {}), [field]: value } };
}
