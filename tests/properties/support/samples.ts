// Values of each kind at and one beyond its limits, from what the generated model says of a field: good ones, and
// faults that must be refused.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';

export interface Sample {
  readonly what: string;
  readonly value: unknown;
  /** A fault is refused by whoever judges it; a good value may still break a rule over several fields. */
  readonly good: boolean;
  /** What no schema can say, such as a check digit: the server alone refuses it. */
  readonly beyond?: true;
}

const good = (what: string, value: unknown): Sample => ({ what, value, good: true });
const fault = (what: string, value: unknown): Sample => ({ what, value, good: false });
const beyond = (what: string, value: unknown): Sample => ({ what, value, good: false, beyond: true });

/** Texts that a kind other than plain text must not take, and that plain text must keep as they are. */
export const oddTexts = [
  '2026-02-30T25:61:00Z',
  '2026-02-30',
  'toString',
  '__proto__',
  'null',
  '0x1f',
  '%_\\',
  '{"$ne":null}',
  'é'.normalize('NFD'),
  '💶',
  '-0',
  '1e999',
] as const;

const ofKind: Partial<Readonly<Record<FieldKind, readonly Sample[]>>> = {
  email: [good('an address', 'quem@example.com'), fault('no host', 'quem@'), fault('no address', 'quem')],
  url: [
    good('an address', 'https://example.com/a?b=c'),
    fault('a script', 'javascript:alert(1)'),
    fault('no address', 'example'),
  ],
  phone: [good('a number', '+5511987654321'), fault('no country', '11987654321'), fault('too short', '+551')],
  cpf: [good('a CPF', '52998224725'), fault('too short', '5299822472'), beyond('a wrong digit', '52998224724')],
  cnpj: [
    good('a CNPJ', '11222333000181'),
    fault('too short', '1122233300018'),
    beyond('a wrong digit', '11222333000182'),
  ],
  color: [good('a colour', '#20aF80'), fault('no colour', 'red')],
  date: [
    good('a day', '2026-12-01'),
    good('a leap day', '2028-02-29'),
    fault('no such day', '2027-02-29'),
    fault('no day', 'tomorrow'),
  ],
  dateTime: [
    good('an instant', '2026-12-01T10:00:00.000Z'),
    fault('no such instant', '2026-02-30T25:61:00Z'),
    fault('a day only', '2026-12-01'),
  ],
  timeOfDay: [
    good('midnight', '00:00'),
    good('the end of the day', '24:00'),
    fault('after the end', '24:01'),
    fault('seconds', '10:00:00'),
  ],
  boolean: [good('yes', true), good('no', false), fault('a word', 'true'), fault('a number', 1)],
  reference: [fault('no id', 'x'), beyond('an id of nothing', '018f0000-0000-7000-8000-00000000dead')],
  timeZone: [good('a zone', 'America/Manaus'), beyond('no zone', 'Brazil/Nowhere')],
};

/** Amounts that are typed, and those of whole numbers. */
const isNumeric = (kind: FieldKind) => fieldKinds[kind].amount === true && fieldKinds[kind].type !== null;
const isWhole = (kind: FieldKind) => isNumeric(kind) && fieldKinds[kind].type === 'integer';
const isPlain = (kind: FieldKind) => fieldKinds[kind].type === 'string' && fieldKinds[kind].freeText !== undefined;

export function samplesOf(field: Field): Sample[] {
  if (field.kindBy !== undefined) return wrongTypes(field);
  return [...(ofKind[field.kind] ?? []), ...limits(field), ...options(field), ...wrongTypes(field)];
}

function limits({ kind, minimum, maximum, minLength = 0, maxLength, maxItems, fields }: Field): Sample[] {
  if (isNumeric(kind)) {
    return [
      ...(minimum === undefined ? [] : [good('the least', minimum), fault('one less', minimum - 1)]),
      ...(maximum === undefined ? [] : [good('the most', maximum), fault('one more', maximum + 1)]),
      ...(isWhole(kind) ? [fault('a part', (minimum ?? 0) + 0.5)] : []),
    ];
  }
  if (isPlain(kind)) {
    const longest =
      maxLength === undefined
        ? []
        : [
            good('the longest', 'x'.repeat(maxLength)),
            good('the longest of two units each', '💶'.repeat(maxLength)),
            fault('one longer', 'x'.repeat(maxLength + 1)),
          ];
    return [
      ...longest,
      ...(minLength > 1
        ? [good('the shortest', 'x'.repeat(minLength)), fault('one shorter', 'x'.repeat(minLength - 1))]
        : []),
      ...oddTexts
        .filter((text) => text.length >= minLength && text.length <= (maxLength ?? Infinity))
        .map((text) => good('an odd text', text)),
    ];
  }
  if (kind === 'integers' || kind === 'numbers')
    return [
      ...(minimum === undefined ? [] : [good('the least', [minimum]), fault('one less', [minimum, minimum - 1])]),
      ...(maximum === undefined ? [] : [good('the most twice', [maximum, maximum]), fault('one more', [maximum + 1])]),
      ...(kind === 'numbers' ? [good('a part', [(minimum ?? 0) + 0.5])] : [fault('a part', [(minimum ?? 0) + 0.5])]),
      ...(maxItems === undefined
        ? []
        : [
            fault(
              'one item more',
              Array.from({ length: maxItems + 1 }, () => minimum ?? 0),
            ),
          ]),
      fault('a text for a number', ['1']),
      fault('nothing for a number', [null]),
    ];
  if (maxItems !== undefined && kind === 'strings')
    return [
      fault(
        'one item more',
        Array.from({ length: maxItems + 1 }, (_, index) => `x${index}`),
      ),
    ];
  if (maxItems !== undefined && kind === 'list' && fields !== undefined)
    return [
      fault(
        'one item more',
        Array.from({ length: maxItems + 1 }, () => ({})),
      ),
    ];
  return [];
}

function options({ kind, options: values }: Field): Sample[] {
  if (values === undefined) return [];
  const [first] = values;
  return kind === 'choices'
    ? [good('one', [first]), fault('no option', ['nonsense'])]
    : [...values.map((value) => good(value, value)), fault('no option', 'nonsense')];
}

/** An object or a list where a value is due, and the other way round. */
function wrongTypes({ kind, fields }: Field): Sample[] {
  if (fieldKinds[kind].type === null) return [];
  if (fieldKinds[kind].type === 'array')
    return [fault('an object for a list', { $ne: null }), fault('a text for a list', 'x')];
  if (fields !== undefined || fieldKinds[kind].type === 'object')
    return [fault('a text for an object', 'x'), fault('a list for an object', [[]])];
  return [
    fault('an operator for a value', { $ne: null }),
    fault('a list for a value', [['x']]),
    ...(isNumeric(kind) || kind === 'boolean' ? [] : [fault('a number for a text', 5)]),
  ];
}

/** Whether the answer holds what was sent, as its kind compares. */
export function isSameByKind(field: Field, sent: unknown, read: unknown): boolean {
  if (typeof sent === 'string' && fieldKinds[field.kind].moment === 'dateTime')
    return typeof read === 'string' && Date.parse(sent) === Date.parse(read);
  if (typeof sent === 'string') {
    const tidy = sent.trim();
    return (
      read ===
      (field.letterCase === 'upper' ? tidy.toUpperCase() : field.letterCase === 'lower' ? tidy.toLowerCase() : tidy)
    );
  }
  if (Array.isArray(sent))
    return Array.isArray(read) && sent.length === read.length && sent.every((item) => read.includes(item));
  return sent === read;
}
