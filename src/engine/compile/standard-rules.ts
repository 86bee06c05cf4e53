// What standard JSON Schema says of several fields at once (`dependentRequired`, `if`, `then`, `else`), as rules of the
// dialect. Where a rule would judge any value otherwise than the standard does, the keyword stays as it is: the check
// refuses it and says what to write instead (instead.ts).
import type { Condition } from '#engine/model/condition.ts';
import type { Rule } from '#engine/model/rules.ts';
import { isSchema } from './standard-merge.ts';

type Raw = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean;

/** The schema with such keywords of its own, and of what is in its `allOf`, taken into its `x-rules`. */
export function withStandardRules(schema: Raw): Raw {
  const { allOf, ...own } = schema;
  const parts = Array.isArray(allOf)
    ? allOf.map((part: unknown) => (isSchema(part) ? taken(part, schema) : { rest: part, rules: [] }))
    : [];
  const { rest, rules } = taken(own, schema);
  // A part that said nothing else is no more.
  const left = parts.map((part) => part.rest).filter((part) => !isSchema(part) || Object.keys(part).length > 0);
  const all = [...rules, ...parts.flatMap((part) => part.rules)];
  if (all.length === 0) return schema;
  const declared = Array.isArray(own['x-rules']) ? own['x-rules'] : [];
  return { ...rest, ...(left.length > 0 && { allOf: left }), 'x-rules': [...declared, ...all] };
}

interface Taken {
  readonly rest: unknown;
  readonly rules: readonly Rule[];
}

function taken(part: Raw, whole: Raw): Taken & { readonly rest: Raw } {
  let rest = part;
  const rules: Rule[] = [];
  const take = (names: readonly string[], found: readonly Rule[] | undefined) => {
    if (found === undefined) return;
    rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)));
    rules.push(...found);
  };
  // Draft-07 says both of them in one word.
  for (const name of ['dependentRequired', 'dependentSchemas', 'dependencies'])
    if (part[name] !== undefined) take([name], rulesOfDependents(part[name]));
  if (part['if'] !== undefined) take(['if', 'then', 'else'], rulesOfIf(part, whole));
  return { rest, rules };
}

function rulesOfDependents(dependents: unknown): readonly Rule[] | undefined {
  if (!isSchema(dependents)) return undefined;
  return together(
    Object.entries(dependents).map(([field, needed]) =>
      rulesOfBranch(Array.isArray(needed) ? { required: needed } : needed, { field, present: true }),
    ),
  );
}

function rulesOfIf({ if: asked, then: yes = {}, else: no = {} }: Raw, whole: Raw): readonly Rule[] | undefined {
  const conditions = conditionsOf(asked, whole);
  return conditions && together([rulesOfBranch(yes, conditions.holds), rulesOfBranch(no, conditions.fails)]);
}

/** Of one field: that it is there, or that it is one of some values. */
function conditionsOf(
  asked: unknown,
  whole: Raw,
): { readonly holds: Condition; readonly fails: Condition } | undefined {
  if (!isSchema(asked) || !hasOnly(asked, ['properties', 'required'])) return undefined;
  const required = namesIn(asked['required']);
  const properties = Object.entries(isSchema(asked['properties']) ? asked['properties'] : {});
  const [first] = properties;
  if (first === undefined) {
    const [field] = required;
    if (field === undefined || required.length > 1) return undefined;
    return { holds: { field, present: true }, fails: { field, present: false } };
  }
  const [field, values] = [first[0], valuesOf(first[1])];
  if (properties.length > 1 || values === undefined || required.some((name) => name !== field)) return undefined;
  // A field that is not there meets any `properties` of the standard, and no condition of a rule.
  if (![...required, ...namesIn(whole['required'])].includes(field)) return undefined;
  return { holds: { field, in: values }, fails: { field, not: values } };
}

function valuesOf(field: unknown): readonly Scalar[] | undefined {
  if (!isSchema(field) || !hasOnly(field, ['const', 'enum'])) return undefined;
  const values = field['const'] === undefined ? field['enum'] : [field['const']];
  return Array.isArray(values) && values.every(isScalar) ? values : undefined;
}

function rulesOfBranch(branch: unknown, when: Condition): readonly Rule[] | undefined {
  if (!isSchema(branch) || !hasOnly(branch, ['properties', 'required'])) return undefined;
  const { properties = {}, required } = branch;
  if (!isSchema(properties)) return undefined;
  return together([
    namesIn(required).map((field): Rule => ({ rule: 'required', field, when })),
    ...Object.entries(properties).map(([field, limits]) => rulesOfField(field, limits, when)),
  ]);
}

function rulesOfField(field: string, limits: unknown, when: Condition): readonly Rule[] | undefined {
  if (limits === false) return [{ rule: 'absent', field, when }];
  if (!isSchema(limits)) return limits === true ? [] : undefined;
  return together(
    Object.entries(limits).map(([keyword, limit]): readonly Rule[] | undefined => {
      // `minItems` is not among them: the rule finds an absent list too short, the standard does not.
      if ((keyword === 'minimum' || keyword === 'maximum') && typeof limit === 'number')
        return [{ rule: keyword, field, limit, when }];
      if (keyword === 'pattern' && typeof limit === 'string') return [{ rule: 'pattern', field, pattern: limit, when }];
      const options = keyword === 'const' ? [limit] : keyword === 'enum' ? limit : undefined;
      if (Array.isArray(options) && options.every((one) => typeof one === 'string'))
        return [{ rule: 'options', field, options, when }];
      return isTelling(keyword) ? [] : undefined;
    }),
  );
}

/** All of them, or none where one cannot be said. */
function together(found: readonly (readonly Rule[] | undefined)[]): readonly Rule[] | undefined {
  return found.every((rules) => rules !== undefined) ? found.flat() : undefined;
}

function hasOnly(schema: Raw, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((name) => keywords.includes(name) || isTelling(name));
}

function isTelling(keyword: string): boolean {
  return ['title', 'description', 'examples', '$comment'].includes(keyword);
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function namesIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}
