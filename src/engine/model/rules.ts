// Cross-field rules of one record (x-rules, docs/domain.md 1.0): what they may say and what they find, the same on both
// sides. Rules over several records live in the server.
import { holds, isPresent, type Condition } from './condition.ts';
import { daysBetween } from './days.ts';
import { valueAt } from './value-at.ts';
import { hasFormat, type FormatName } from './formats.ts';

/**
 * `when` confines a rule; `message` is a key `rule.<message>` of the texts, else the rule's own. `at` is where the
 * problem shows.
 */
interface Common {
  readonly when?: Condition;
  /** Later changes are not checked. */
  readonly onCreateOnly?: boolean;
  readonly message?: string;
  readonly at?: string;
  /** The rule runs for each item of this list instead of for the record; its fields are the item's. */
  readonly each?: string;
}

type RuleBody =
  | { readonly rule: 'lte' | 'lt' | 'equal'; readonly left: string; readonly right: string }
  | { readonly rule: 'sum'; readonly total: string; readonly parts: readonly string[] }
  | { readonly rule: 'multipleOfField'; readonly left: string; readonly right: string }
  | { readonly rule: 'anyOf'; readonly fields: readonly (readonly string[])[] }
  | { readonly rule: 'required'; readonly field: string }
  | { readonly rule: 'absent'; readonly field: string }
  | { readonly rule: 'minItems'; readonly field: string; readonly limit: number }
  | { readonly rule: 'maximum' | 'minimum'; readonly field: string; readonly limit: number }
  | { readonly rule: 'pattern'; readonly field: string; readonly pattern: string }
  | { readonly rule: 'format'; readonly field: string; readonly format: string }
  | { readonly rule: 'options'; readonly field: string; readonly options: readonly string[] }
  /** Periods or times of a list do not overlap; touching ends are fine unless `inclusive` (dates). */
  | {
      readonly rule: 'noOverlap';
      readonly field: string;
      readonly from: string;
      readonly to: string;
      readonly by?: string;
      readonly inclusive: boolean;
    }
  /**
   * The date of each item of a list lies in one of the periods of another list; items that meet `except` may lie
   * outside.
   */
  | {
      readonly rule: 'within';
      readonly field: string;
      readonly date: string;
      readonly periods: string;
      readonly from: string;
      readonly to: string;
      readonly except?: Condition;
    }
  /** `to` − `from` of the times of day is at least `least` minutes (a field of the same item). */
  | { readonly rule: 'fits'; readonly from: string; readonly to: string; readonly least: string }
  | { readonly rule: 'maxDays'; readonly from: string; readonly to: string; readonly days: number }
  | { readonly rule: 'notFuture'; readonly field: string }
  | { readonly rule: 'future'; readonly field: string };

export type Rule = Common & RuleBody;
export type RuleName = RuleBody['rule'];

/**
 * One thing wrong with a record. `path` as in JSON: `['prices', 0, 'salesPrice']`; `params` feed the message
 * `validation.<rule>`.
 */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Key of the texts when the rule's author chose one. */
  readonly message?: string;
}

/** One problem a field: the first is the one to mend. */
export function firstOfEach(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path.join('/')) && seen.add(path.join('/')));
}

/** What a rule looks at: a record or one item of a list; `now` in ISO form with zone Z. */
interface RuleScope {
  readonly value: (path: string) => unknown;
  readonly now: string;
  readonly creating: boolean;
}

interface Finding {
  readonly at: string;
  readonly item?: number;
  /** Path inside the item. */
  readonly inside?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

type Check<N extends RuleName> = (rule: RuleBody & { readonly rule: N }, scope: RuleScope) => Finding | undefined;

/** Minutes since midnight of HH:MM; 24:00 is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function when(bad: boolean, at: string, params?: Finding['params']): Finding | undefined {
  return bad ? { at, ...(params && { params }) } : undefined;
}

const bothPresent = (a: unknown, b: unknown) => isPresent(a) && isPresent(b);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

function compare(better: (a: string | number, b: string | number) => boolean): Check<'lte' | 'lt' | 'equal'> {
  return (rule, { value }) => {
    const [left, right] = [value(rule.left), value(rule.right)];
    if (!bothPresent(left, right)) return undefined;
    return when(!better(left as number, right as number), rule.rule === 'equal' ? rule.left : rule.right, {
      left: rule.left,
      right: rule.right,
    });
  };
}

function limit(exceeds: (value: number, limit: number) => boolean): Check<'maximum' | 'minimum'> {
  return (rule, { value }) => {
    const actual = value(rule.field);
    return when(typeof actual === 'number' && exceeds(actual, rule.limit), rule.field, { limit: rule.limit });
  };
}

const checks: { readonly [N in RuleName]: Check<N> } = {
  lte: compare((a, b) => a <= b),
  lt: compare((a, b) => a < b),
  equal: compare((a, b) => a === b),
  sum: (rule, { value }) => {
    const total = value(rule.total);
    if (typeof total !== 'number') return undefined;
    const sum = rule.parts.reduce((all, part) => all + numberOf(value(part)), 0);
    return when(sum !== total, rule.total, { sum, parts: rule.parts });
  },
  multipleOfField: (rule, { value }) => {
    const [left, right] = [value(rule.left), value(rule.right)];
    return when(typeof left === 'number' && typeof right === 'number' && right > 0 && left % right !== 0, rule.left, {
      right: rule.right,
      multipleOf: right,
    });
  },
  anyOf: (rule, { value }) =>
    when(!rule.fields.some((set) => set.every((path) => isPresent(value(path)))), rule.fields[0]?.[0] ?? '', {
      fields: rule.fields,
    }),
  required: (rule, { value }) => when(!isPresent(value(rule.field)), rule.field),
  absent: (rule, { value }) => when(isPresent(value(rule.field)), rule.field),
  minItems: (rule, { value }) => {
    const list = value(rule.field);
    const length = Array.isArray(list) ? list.length : numberOf(list);
    return when(length < rule.limit, rule.field, { limit: rule.limit });
  },
  maximum: limit((value, most) => value > most),
  minimum: limit((value, least) => value < least),
  pattern: (rule, { value }) => {
    const text = value(rule.field);
    return when(typeof text === 'string' && text !== '' && !new RegExp(rule.pattern, 'u').test(text), rule.field, {
      pattern: rule.pattern,
    });
  },
  format: (rule, { value }) => {
    const text = value(rule.field);
    return when(typeof text === 'string' && text !== '' && !hasFormat(rule.format as FormatName, text), rule.field, {
      format: rule.format,
    });
  },
  options: (rule, { value }) => {
    const choice = value(rule.field);
    return when(isPresent(choice) && !rule.options.includes(String(choice)), rule.field, { options: rule.options });
  },
  noOverlap: (rule, { value }) => {
    const item = overlapping(value(rule.field), rule);
    return item === undefined ? undefined : { at: rule.field, item };
  },
  within: (rule, { value }) => {
    const item = outsider(value(rule.field), value(rule.periods), rule);
    return item === undefined ? undefined : { at: rule.field, item, inside: rule.date };
  },
  fits: (rule, { value }) => {
    const [from, to, least] = [value(rule.from), value(rule.to), value(rule.least)];
    if (typeof from !== 'string' || typeof to !== 'string' || typeof least !== 'number') return undefined;
    const minutes = minutesOf(to) - minutesOf(from);
    // An end before the start is another rule's finding.
    return when(minutes > 0 && minutes < least, rule.least, { minutes });
  },
  maxDays: (rule, { value }) => {
    const [from, to] = [value(rule.from), value(rule.to)];
    return when(bothPresent(from, to) && daysBetween(String(from), String(to)) > rule.days, rule.to, {
      days: rule.days,
    });
  },
  notFuture: (rule, { value, now }) => {
    const date = value(rule.field);
    return when(typeof date === 'string' && date > now.slice(0, date.length), rule.field);
  },
  future: (rule, { value, now }) => {
    const date = value(rule.field);
    return when(typeof date === 'string' && Date.parse(date) <= Date.parse(now), rule.field);
  },
};

/** Index of the first item of a list that begins before an earlier-beginning one has ended. */
function overlapping(list: unknown, rule: RuleBody & { readonly rule: 'noOverlap' }): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const spans = list
    .map((item: unknown, index) => ({
      index,
      key: rule.by === undefined ? '' : String(valueAt(item, rule.by)),
      from: valueAt(item, rule.from),
      to: valueAt(item, rule.to),
    }))
    .filter((span) => bothPresent(span.from, span.to))
    .sort((a, b) => (a.key === b.key ? (String(a.from) < String(b.from) ? -1 : 1) : a.key < b.key ? -1 : 1));
  let last: (typeof spans)[number] | undefined;
  for (const span of spans) {
    if (last?.key === span.key) {
      const [begin, end] = [String(span.from), String(last.to)];
      if (begin < end || (rule.inclusive && begin === end)) return span.index;
      if (String(span.to) <= end) continue;
    }
    last = span;
  }
  return undefined;
}

/** Index of the first item of a list whose date lies in none of the periods. */
function outsider(list: unknown, periods: unknown, rule: RuleBody & { readonly rule: 'within' }): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const spans = (Array.isArray(periods) ? periods : []).map(
    (period: unknown) => [String(valueAt(period, rule.from)), String(valueAt(period, rule.to))] as const,
  );
  const found = list.findIndex((item: unknown) => {
    const date = valueAt(item, rule.date);
    const isExcepted = rule.except !== undefined && holds(rule.except, (path) => valueAt(item, path));
    return typeof date === 'string' && !isExcepted && !spans.some(([from, to]) => from <= date && date <= to);
  });
  return found === -1 ? undefined : found;
}

function run(rule: Rule, scope: RuleScope, prefix: readonly (string | number)[]): Problem[] {
  if (!holds(rule.when, scope.value) || (rule.onCreateOnly && !scope.creating)) return [];
  const found = (checks[rule.rule] as Check<RuleName>)(rule, scope);
  if (found === undefined) return [];
  const at = (rule.at ?? found.at).split('.');
  return [
    {
      path: [
        ...prefix,
        ...at,
        ...(found.item === undefined ? [] : [found.item]),
        ...(found.inside === undefined ? [] : found.inside.split('.')),
      ],
      rule: rule.rule === 'format' ? `format.${rule.format}` : rule.rule,
      params: found.params ?? {},
      ...(rule.message !== undefined && { message: rule.message }),
    },
  ];
}

/**
 * Everything the rules find wrong with the record; `now` as ISO instant. Absent values are nobody's fault but
 * `required`'s.
 */
export function checkRules(
  rules: readonly Rule[],
  record: unknown,
  { now, creating }: { now: string; creating: boolean },
): Problem[] {
  // A record that is being created begins now: periods may be measured from createdAt before the server has set it.
  const born = (path: string) => (creating && path === 'createdAt' ? now : undefined);
  const scopeOf = (root: unknown): RuleScope => ({ value: (path) => valueAt(root, path) ?? born(path), now, creating });
  return rules.flatMap((rule) => {
    if (rule.each === undefined) return run(rule, scopeOf(record), []);
    const items = valueAt(record, rule.each);
    const path = rule.each.split('.');
    return Array.isArray(items)
      ? items.flatMap((item: unknown, index) => run(rule, scopeOf(item), [...path, index]))
      : [];
  });
}
