// Which keys each cross-field rule takes and which of them are paths: read by the check, by expand when a part's rules
// move under a field, and by whoever asks which fields a rule names.
import type { Rule, RuleName } from './rules.ts';

interface RuleShape {
  /** Keys that hold a path from the record (or from the item under `each`). */
  readonly paths: readonly string[];
  /** Keys that hold a path inside the items of the list at `field`. */
  readonly itemPaths?: readonly string[];
  /** Keys that hold a path inside the items of the list at `periods`. */
  readonly periodPaths?: readonly string[];
  readonly values?: readonly string[];
  readonly optional?: readonly string[];
}

const ofField: RuleShape = { paths: ['field'] };
const pair: RuleShape = { paths: ['left', 'right'] };
const limited: RuleShape = { paths: ['field'], values: ['limit'] };

export const ruleShapes: Readonly<Record<RuleName, RuleShape>> = {
  lte: pair,
  lt: pair,
  equal: pair,
  sum: { paths: ['total', 'parts'] },
  multipleOfField: pair,
  anyOf: { paths: ['fields'] },
  required: ofField,
  absent: ofField,
  minItems: limited,
  maximum: limited,
  minimum: limited,
  pattern: { paths: ['field'], values: ['pattern'] },
  format: { paths: ['field'], values: ['format'] },
  options: { paths: ['field'], values: ['options'] },
  noOverlap: {
    paths: ['field'],
    itemPaths: ['from', 'to', 'by'],
    values: ['inclusive'],
    optional: ['by', 'inclusive'],
  },
  within: {
    paths: ['field', 'periods'],
    itemPaths: ['date', 'except'],
    periodPaths: ['from', 'to'],
    optional: ['except'],
  },
  fits: { paths: ['from', 'to', 'least'] },
  maxDays: { paths: ['from', 'to'], values: ['days'] },
  notFuture: ofField,
  future: ofField,
};

export const commonRuleKeys = ['rule', 'message', 'at', 'when', 'each', 'onCreateOnly'] as const;

type Loose = Readonly<Record<string, unknown>>;

export interface RulePath {
  readonly key: string;
  readonly path: string;
  /** Read in the items of the list that this key of the rule names. */
  readonly item?: 'field' | 'periods';
}

export function rulePaths(rule: Rule): RulePath[] {
  const loose = rule as unknown as Loose;
  const { paths, itemPaths = [], periodPaths = [] } = ruleShapes[rule.rule];
  const listed = (keys: readonly string[], item?: RulePath['item']) =>
    keys.flatMap((key) =>
      [loose[key]].flat(3).flatMap((path) => (typeof path === 'string' ? [{ key, path, ...(item && { item }) }] : [])),
    );
  const at = rule.at === undefined ? [] : [{ key: 'at', path: rule.at }];
  const when = rule.when === undefined ? [] : [{ key: 'when/field', path: rule.when.field }];
  const except =
    rule.rule === 'within' && rule.except !== undefined
      ? [{ key: 'except/field', path: rule.except.field, item: 'field' as const }]
      : [];
  return [
    ...listed(paths),
    ...listed(itemPaths, 'field'),
    ...listed(periodPaths, 'periods'),
    ...at,
    ...when,
    ...except,
  ];
}

/** Paths from the record of all fields that a rule names, each once. */
export function ruleFields(rule: Rule): readonly string[] {
  const lists = rule as unknown as Readonly<Record<string, string | undefined>>;
  const paths = rulePaths(rule).map(({ path, item }) => (item === undefined ? path : `${lists[item] ?? ''}.${path}`));
  const { each } = rule;
  return [...new Set(each === undefined ? paths : [each, ...paths.map((path) => `${each}.${path}`)])];
}

/** The rule of a part as the rule of the record that holds the part at `field`, or in each item of the list `field`. */
export function moveRule(rule: Rule, field: string, asItem: boolean): Rule {
  if (rule.each !== undefined) return { ...rule, each: `${field}.${rule.each}` };
  if (asItem) return { ...rule, each: field };
  const moved = Object.fromEntries(
    ruleShapes[rule.rule].paths.map((key) => [key, prefixed((rule as unknown as Loose)[key], field)]),
  );
  return {
    ...rule,
    ...moved,
    ...(rule.at === undefined ? {} : { at: `${field}.${rule.at}` }),
    ...(rule.when === undefined ? {} : { when: { ...rule.when, field: `${field}.${rule.when.field}` } }),
  };
}

function prefixed(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => prefixed(entry, field));
  return typeof value === 'string' ? `${field}.${value}` : value;
}
