// x-rules: every rule has its keys and no others, its paths lead to fields of a fitting kind, its message exists.
import { fieldKinds, kindNames, operatorsOf } from '#engine/kinds/index.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { formatNames } from '#engine/model/formats.ts';
import type { Field, Shape } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import type { Rule, RuleName } from '#engine/model/rules.ts';
import type { CheckContext } from './check-context.ts';
import { pathMistakes } from './check-path.ts';
import type { At } from './check-path.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { resolveShape } from './resolve-entity.ts';
import type { Source } from './source.ts';
import { commonRuleKeys, rulePaths, ruleShapes } from '#engine/model/rule-table.ts';
import type { RulePath } from '#engine/model/rule-table.ts';

export function checkRules(context: CheckContext): Mistake[] {
  const messages = ruleMessages(context.source);
  return context.source.schemas.flatMap(({ file, schema }) => {
    const expanded = context.expanded.get(schema.$id);
    if (expanded === undefined) return [];
    const shape = context.shapes.get(schema.$id) ?? resolveShape(expanded, context.source.roles);
    return (schema['x-rules'] ?? []).flatMap((rule, index) =>
      checkRule(rule, shape, { at: { file, pointer: `/x-rules/${index}` }, messages }),
    );
  });
}

interface Where {
  readonly at: At;
  /** Names of the messages of rules that there are. */
  readonly messages: readonly string[];
}

function checkRule(rule: Rule, shape: Shape, { at, messages }: Where): Mistake[] {
  return [...checkKeys(rule, at), ...checkPaths(rule, shape, at), ...checkWords(rule, { at, messages })];
}

function ruleMessages({ texts }: Source): readonly string[] {
  const keys = texts.filter(({ isMessages }) => isMessages).flatMap((file) => Object.keys(file.texts));
  return [...new Set(keys)].filter((key) => key.startsWith('rule.')).map((key) => key.slice('rule.'.length));
}

function checkKeys(rule: Rule, at: At): Mistake[] {
  const { paths, itemPaths = [], periodPaths = [], values = [], optional = [] } = ruleShapes[rule.rule];
  const own = [...paths, ...itemPaths, ...periodPaths, ...values];
  const title = 'a rule has its own keys';
  const missing = own.filter((key) => !optional.includes(key) && !(key in rule));
  const surplus = Object.keys(rule).filter(
    (key) => !own.includes(key) && !commonRuleKeys.some((common) => common === key),
  );
  return [
    ...missing.map((key) => ({
      ...at,
      rule: title,
      found: `the rule ${rule.rule} lacks "${key}"`,
      remedy: `add "${key}"`,
    })),
    ...surplus.map((key) => ({
      ...at,
      pointer: `${at.pointer}/${key}`,
      rule: title,
      found: `the rule ${rule.rule} takes no "${key}"`,
      remedy: didYouMean(key, [...own, ...commonRuleKeys]),
    })),
  ];
}

function checkPaths(rule: Rule, shape: Shape, at: At): Mistake[] {
  const list = rule.each === undefined ? undefined : fieldAt(shape, rule.each);
  if (rule.each !== undefined && list?.kind !== 'list') {
    const lists = shape.fields.filter((field) => field.kind === 'list').map((field) => field.name);
    return [
      {
        ...at,
        pointer: `${at.pointer}/each`,
        rule: 'paths lead to fields',
        found: `"${rule.each}" is no list`,
        remedy: didYouMean(rule.each, lists),
      },
    ];
  }
  const scope = list === undefined ? shape : itemsOf(list, shape);
  return rulePaths(rule).flatMap((entry) => {
    const owner = entry.item === undefined ? scope : ownerOf(rule, entry.item, scope);
    const place = { ...at, pointer: `${at.pointer}/${entry.key}` };
    const field = owner === undefined ? undefined : fieldAt(owner, entry.path);
    if (owner === undefined) return [];
    return field === undefined ? pathMistakes(owner, entry.path, place) : checkFit(rule, entry, field, place);
  });
}

function itemsOf(list: Field, shape: Shape): Shape {
  return { ...shape, name: `${shape.name}.${list.path}`, fields: list.fields ?? [] };
}

/**
 * The items of the list that a key of the rule names: `from`, `to` and `by` of noOverlap are read in those of its
 * `field`.
 */
function ownerOf(rule: Rule, key: NonNullable<RulePath['item']>, scope: Shape): Shape | undefined {
  const path = (rule as { readonly field?: string; readonly periods?: string })[key];
  const list = path === undefined ? undefined : fieldAt(scope, path);
  return list === undefined ? undefined : itemsOf(list, scope);
}

/** Those that are typed before those that are counted from other records. */
const amounts = kindNames
  .filter((kind) => fieldKinds[kind].amount)
  .sort((a, b) => Number(fieldKinds[a].type === null) - Number(fieldKinds[b].type === null));
const moments = kindNames.filter((kind) => fieldKinds[kind].moment !== undefined);
const ordered = [
  ...amounts,
  ...kindNames.filter((kind) => !fieldKinds[kind].amount && operatorsOf(kind).includes('lte')),
];
const lists = kindNames.filter((kind) => fieldKinds[kind].type === 'array' || kind === 'children');

const fitting: Partial<Record<RuleName, readonly FieldKind[]>> = {
  sum: amounts,
  multipleOfField: amounts,
  maximum: amounts,
  minimum: amounts,
  minItems: lists,
  noOverlap: ['list'],
  within: ['list'],
  lte: ordered,
  lt: ordered,
  maxDays: moments,
  notFuture: moments,
  future: moments,
};

function checkFit(rule: Rule, { key, item }: RulePath, field: Field, at: At): Mistake[] {
  const kinds = fitting[rule.rule];
  if (item || key === 'at' || key === 'when/field' || kinds === undefined || kinds.includes(field.kind)) return [];
  return [
    {
      ...at,
      rule: 'a rule reads fields of a fitting kind',
      found: `"${field.path}" is of the kind ${field.kind}`,
      remedy: `the rule ${rule.rule} takes ${kinds.join(', ')}`,
    },
  ];
}

function checkWords(rule: Rule, { at, messages }: Where): Mistake[] {
  const { message } = rule;
  const format = rule.rule === 'format' ? rule.format : undefined;
  return [
    ...(message === undefined || messages.includes(message)
      ? []
      : [
          {
            ...at,
            pointer: `${at.pointer}/message`,
            rule: 'messages of rules are in src/engine/model/texts and src/business/*/texts/messages.*.json',
            found: `"rule.${message}" is no text`,
            remedy: didYouMean(message, messages),
          },
        ]),
    ...(format === undefined || formatNames.some((name) => name === format)
      ? []
      : [
          {
            ...at,
            pointer: `${at.pointer}/format`,
            rule: 'formats are in src/engine/model/formats.ts',
            found: `"${format}" is no format`,
            remedy: didYouMean(format, formatNames),
          },
        ]),
  ];
}
