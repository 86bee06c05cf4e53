// What one field may say by itself: name, kind, labels, limits, default, and which x- keywords fit its kind.
import { Ajv } from 'ajv';
import { fieldKinds, isOneOfSome, operatorsOf } from '#engine/kinds/index.ts';
import { formats } from '#engine/model/formats.ts';
import { isReserved, reservedSuffixes } from '#engine/model/list-query.ts';
import type { CheckContext } from './check-context.ts';
import { checkAccess } from './check-context.ts';
import { fieldSchema, type JsonSchema } from './json-schema.ts';
import { isOfEveryObject } from './check-names.ts';
import { checkCurrency } from './check-currency.ts';
import { checkFile } from './check-file.ts';
import { checkFormer, checkFormerOptions, checkFrom } from './check-former.ts';
import { checkLookup } from './check-lookup.ts';
import { didYouMean, type Finding, type Mistake } from './problem.ts';
import { remember } from './remember.ts';
import { isComputed, kindOf, signOf } from './resolve-kind.ts';
import { walkFields } from './walk-fields.ts';
import type { Place } from './walk-fields.ts';

const fieldChecks: readonly ((place: Place) => Finding[])[] = [
  checkName,
  checkKind,
  checkLabel,
  checkOptions,
  checkState,
  checkLimits,
  checkQuery,
  checkWriting,
  checkFile,
  checkFormer,
  checkFormerOptions,
  checkRequired,
];

const contextChecks: readonly ((place: Place, context: CheckContext) => Finding[])[] = [
  checkCurrency,
  checkFrom,
  checkLookup,
];

export function checkFields(context: CheckContext): Mistake[] {
  return walkFields(context).flatMap((place) => [
    ...[...fieldChecks, checkDefault, ...contextChecks].flatMap((fieldCheck) =>
      fieldCheck(place, context).map(({ at = '', ...finding }) => ({
        file: place.file,
        pointer: `${place.pointer}${at}`,
        ...finding,
      })),
    ),
    ...(['read', 'write'] as const).flatMap((right) =>
      checkAccess(
        place.written['x-access']?.[right],
        { file: place.file, pointer: `${place.pointer}/x-access/${right}` },
        context,
      ),
    ),
  ]);
}

function checkName({ name }: Place): Finding[] {
  const rule = 'field names leave the names of the list query alone';
  const ending = reservedSuffixes.find((suffix) => name.endsWith(suffix));
  if (!/^[a-z][A-Za-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    return [
      {
        rule: 'field names are camelCase',
        found: `"${name}" is no field name`,
        remedy: 'begin with a small letter, then letters and digits',
      },
    ];
  }
  if (isOfEveryObject(name))
    return [
      {
        rule: 'names that every JavaScript object has are left alone',
        found: `"${name}" is one of them`,
        remedy: 'choose another name',
      },
    ];
  if (isReserved(name))
    return [{ rule, found: `"${name}" is a parameter of every list`, remedy: 'choose another name' }];
  return ending === undefined
    ? []
    : [{ rule, found: `"${name}" ends like the operator ${ending}`, remedy: 'choose another name' }];
}

function checkKind({ field }: Place): Finding[] {
  const kind = kindOf(field);
  const rule = 'every field is of a known kind';
  if (kind === undefined)
    return [
      {
        rule,
        found: `${signOf(field) || 'a field without type'} says no kind`,
        remedy: 'add "x-kind" or another type or format',
      },
    ];
  const { type, options: chooses } = fieldKinds[kind];
  if (type !== null && field.type !== type) {
    return [
      {
        at: '/type',
        rule: 'type and kind fit',
        found: `the kind ${kind} with the type ${field.type ?? '(none)'}`,
        remedy: `write "type": "${type}"`,
      },
    ];
  }
  const options = field.enum ?? field.items?.enum;
  if (chooses && options === undefined)
    return [{ rule, found: `a ${kind} without enum`, remedy: 'add "enum" and "x-options"' }];
  return [];
}

function checkLabel({ field }: Place): Finding[] {
  if (field['x-label'] !== undefined) return [];
  return [{ rule: 'every field has a label', found: '"x-label" is missing', remedy: 'add it in pt, en and fr' }];
}

function checkOptions({ field, written }: Place): Finding[] {
  const rule = 'every option of an enum has a label and no other';
  const values = field.enum ?? field.items?.enum ?? [];
  const labels = Object.keys(field['x-options'] ?? field.items?.['x-options'] ?? {});
  if (written.$ref !== undefined && written['x-options'] === undefined && written.enum === undefined) return [];
  return [
    ...values
      .filter((value) => !labels.includes(value))
      .map((value) => ({
        at: '/x-options',
        rule,
        found: `the option "${value}" has no label`,
        remedy: `add "${value}" to x-options`,
      })),
    ...labels
      .filter((label) => !values.includes(label))
      .map((label) => ({
        at: `/x-options/${label}`,
        rule,
        found: `"${label}" is no option`,
        remedy: didYouMean(label, values),
      })),
  ];
}

function checkState({ field, written }: Place): Finding[] {
  const kind = kindOf(field) ?? 'json';
  return written['x-state'] !== true || isOneOfSome(kind)
    ? []
    : [
        {
          at: '/x-state',
          rule: 'a state is one of several choices',
          found: `the kind ${kind} has none`,
          remedy: 'remove x-state',
        },
      ];
}

function checkLimits({ field }: Place): Finding[] {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  return pairs.flatMap(([least, most]) => {
    const [low, high] = [field[least], field[most]];
    if (low === undefined || high === undefined || low <= high) return [];
    return [
      {
        at: `/${least}`,
        rule: 'the least is not above the most',
        found: `${least} ${low} is above ${most} ${high}`,
        remedy: 'swap or change them',
      },
    ];
  });
}

function checkQuery({ field, written }: Place): Finding[] {
  const kind = kindOf(field) ?? 'json';
  const row = fieldKinds[kind];
  const rule = 'lists filter, sort and search by kinds that can';
  const searchable = (row.column === 'text' && row.file === undefined) || row.searchable === true;
  return [
    ...(written['x-filter'] === true && operatorsOf(kind).length === 0
      ? [{ at: '/x-filter', rule, found: `the kind ${kind} has no filter`, remedy: 'remove x-filter' }]
      : []),
    ...(written['x-sort'] === true && row.sort === null
      ? [{ at: '/x-sort', rule, found: `the kind ${kind} has no order`, remedy: 'remove x-sort' }]
      : []),
    ...(written['x-search'] === true && (!searchable || isComputed(field))
      ? [
          {
            at: '/x-search',
            rule,
            found: `the kind ${kind} holds no text of its own to search`,
            remedy: 'remove x-search',
          },
        ]
      : []),
  ];
}

function checkWriting({ field }: Place): Finding[] {
  const isReadOnly = field.readOnly === true || isComputed(field);
  return [
    ...(isReadOnly && field['x-create-only'] === true
      ? [
          {
            at: '/x-create-only',
            rule: 'a field is written by people or by the server',
            found: 'it is read-only as well',
            remedy: 'remove one of the two',
          },
        ]
      : []),
    ...(!isReadOnly && field['x-initial'] !== undefined && !isOwnByDefault(field)
      ? [
          {
            at: '/x-initial',
            rule: 'a field is written by people or by the server',
            found: 'the server fills a field that people write',
            remedy: 'add "readOnly": true',
          },
        ]
      : []),
  ];
}

/** A reference to a person may begin with whoever fills in the form. */
function isOwnByDefault(field: Place['field']): boolean {
  return field['x-initial'] === '$actor' && field['x-kind'] === 'snapshot';
}

function checkRequired({ written, field }: Place): Finding[] {
  return [
    { names: written.required, fields: field.properties, at: '' },
    { names: written.items?.required, fields: field.items?.properties, at: '/items' },
  ].flatMap(({ names, fields, at }) =>
    (names ?? []).flatMap((name, index) =>
      fields?.[name] === undefined
        ? [
            {
              at: `${at}/required/${index}`,
              rule: 'required fields exist',
              found: `"${name}" is no field`,
              remedy: didYouMean(name, Object.keys(fields ?? {})),
            },
          ]
        : [],
    ),
  );
}

/** What is wrong with a default; undefined for one that its field takes. */
const defaultRefusal = remember(({ default: value, ...schema }: JsonSchema): string | undefined => {
  const validate = new Ajv({ strict: false, validateSchema: false, formats }).compile(schema);
  return validate(value) ? undefined : (validate.errors?.[0]?.message ?? 'is not');
});

function checkDefault({ field }: Place): Finding[] {
  if (field.default === undefined || kindOf(field) === undefined) return [];
  const refusal = defaultRefusal(fieldSchema(field, 'record'));
  if (refusal === undefined) return [];
  return [
    {
      at: '/default',
      rule: 'a default is valid',
      found: `${JSON.stringify(field.default)} ${refusal}`,
      remedy: 'change the default or the limits',
    },
  ];
}
