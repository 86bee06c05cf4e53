// What a pasted schema says of the record as a whole, besides its fields.
import { isSchema } from './standard-merge.ts';

type Raw = Readonly<Record<string, unknown>>;
type NameFrom = (text: string) => string;

/** Of a whole schema, what is said here by other means or not at all; every record has known fields alone. */
const ofTheWhole: ReadonlySet<string> = new Set(
  '$schema $id id $comment $anchor $defs definitions title description examples type properties required default deprecated nullable'.split(
    ' ',
  ),
);

/**
 * Its rules, and what has no meaning here: the check refuses that and says what to write instead. `nameFrom` makes the
 * names that fields have here.
 */
export function restOf(schema: Raw, nameFrom: NameFrom): Raw {
  const entries = Object.entries(schema).filter(([keyword, value]) =>
    keyword === 'additionalProperties' ? isSchema(value) : !ofTheWhole.has(keyword) && !keyword.startsWith('x-'),
  );
  const { 'x-rules': rules } = schema;
  return {
    ...(Array.isArray(rules) && { 'x-rules': rules.map((rule: unknown) => ruleHere(rule, nameFrom)) }),
    ...Object.fromEntries(entries),
  };
}

function ruleHere(rule: unknown, nameFrom: NameFrom): unknown {
  if (!isSchema(rule)) return rule;
  const pathHere = (path: string) => path.split('.').map(nameFrom).join('.');
  const { field, when } = rule;
  return {
    ...rule,
    ...(typeof field === 'string' && { field: pathHere(field) }),
    ...(isSchema(when) && typeof when['field'] === 'string' && { when: { ...when, field: pathHere(when['field']) } }),
  };
}
