// Currencies of amounts: only of money, and of the least of nested amounts; a code of ISO 4217, or a field that holds one.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean, type Finding } from './problem.ts';
import { isCurrencyCode } from './resolve-field.ts';
import { kindOf } from './resolve-kind.ts';
import type { Schema } from './source.ts';
import type { Place } from './walk-fields.ts';

const codes: readonly string[] = Intl.supportedValuesOf('currency');

export function checkCurrency({ written, field, siblings, schema }: Place, { source }: CheckContext): Finding[] {
  const { 'x-currency': given } = written;
  if (given === undefined) return [];
  const at = '/x-currency';
  const kind = kindOf(field) ?? 'json';
  const isLeast = written['x-children']?.show === 'min';
  if (fieldKinds[kind].inCurrency !== true && !isLeast)
    return [
      {
        at,
        rule: 'only money has a currency',
        found: `the kind ${kind} has none`,
        remedy: 'remove x-currency, or write "x-kind": "money"; the least of nested amounts has one too',
      },
    ];
  const rule = 'a currency is a code of ISO 4217, or a text field that holds one';
  if (isCurrencyCode(given))
    return codes.includes(given) ? [] : [{ at, rule, found: `"${given}" is none`, remedy: didYouMean(given, codes) }];
  // A part does not know the record that takes it in.
  const known = {
    ...actedOn(source, schema.$id),
    ...(schema['x-part'] === true ? {} : schema.properties),
    ...siblings,
  };
  const holder = known[given];
  if (holder === undefined)
    return schema['x-part'] === true
      ? []
      : [{ at, rule, found: `"${given}" is no field`, remedy: didYouMean(given, Object.keys(known)) }];
  return holder.type === 'string' || '$ref' in holder
    ? []
    : [{ at, rule, found: `"${given}" is no text`, remedy: 'name the field that holds a code such as BRL' }];
}

/** The fields of what is acted on with this payload. */
function actedOn({ schemas }: CheckContext['source'], payload: string): Schema['properties'] {
  const owners = schemas.filter(({ schema }) => schema['x-entity']?.actions?.some(({ input }) => input === payload));
  return Object.assign({}, ...owners.map(({ schema }) => schema.properties)) as Schema['properties'];
}
