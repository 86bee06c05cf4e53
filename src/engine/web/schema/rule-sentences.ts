// What the rules of an entity say of a field: the sentence that whoever breaks one reads, and when it is asked.
import { problemText } from '#engine/kinds/check-record.ts';
import type { Condition } from '#engine/model/condition.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { ruleFields, rulePaths } from '#engine/model/rule-table.ts';
import type { Rule } from '#engine/model/rules.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

export interface RuleSentence {
  readonly name: string;
  readonly says: string;
  /** When it is asked, if not always. */
  readonly when: string | undefined;
}

/** What only a value that breaks the rule would tell. */
const unknown = { sum: '…', minutes: '…', multipleOf: '…' };

export function rulesOfField(entity: Entity, path: string, text: Text): readonly RuleSentence[] {
  return entity.rules
    .filter((rule) => ruleFields(rule).includes(path))
    .map((rule) => sentence(rule, { entity, path, text }));
}

interface Reading {
  readonly entity: Entity;
  /** Of the field that is read about: a problem that shows at another one is told with that one's name. */
  readonly path: string;
  readonly text: Text;
}

function sentence(rule: Rule, { entity, path, text }: Reading): RuleSentence {
  const inEach = (inside: unknown): unknown => {
    if (Array.isArray(inside)) return inside.map(inEach);
    return rule.each === undefined || typeof inside !== 'string' ? inside : `${rule.each}.${inside}`;
  };
  const { rule: name, message, when, ...keys } = rule;
  const params = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, inEach(value)]));
  const at = inEach(rule.at ?? showsAt(rule));
  const problem = {
    path: String(at).split('.'),
    rule: name === 'format' ? `format.${rule.format}` : name,
    params: { ...unknown, ...params },
    ...(message !== undefined && { message }),
  };
  const asked = [
    ...(when === undefined ? [] : [conditionText({ ...when, field: String(inEach(when.field)) }, entity, text)]),
    ...(rule.onCreateOnly === true ? [text('schema.onCreate')] : []),
  ];
  const says = problemText(problem, entity, text);
  const told =
    String(at) === path
      ? says
      : `${text('common.label', { label: text(labelKeys.field(entity.name, String(at))) })} ${says}`;
  return { name, says: told, when: asked.length === 0 ? undefined : asked.join('; ') };
}

/** The field at which a rule that names no other shows what it finds (checkRules). */
function showsAt(rule: Rule): string {
  if (rule.rule === 'lte' || rule.rule === 'lt') return rule.right;
  if (rule.rule === 'maxDays') return rule.to;
  return rule.rule === 'fits' ? rule.least : (rulePaths(rule)[0]?.path ?? '');
}

/** A condition in words: the field by its label, the values by theirs. */
export function conditionText({ field: path, ...condition }: Condition, entity: Entity, text: Text): string {
  const field = text(labelKeys.field(entity.name, path));
  const options = fieldAt(entity, path)?.options ?? [];
  const valuesText = (values: readonly unknown[]) =>
    values
      .map(String)
      .map((value) => (options.includes(value) ? text(labelKeys.option(entity.name, path, value)) : value))
      .join(', ');
  const { present, equals, in: among, not } = condition;
  return [
    ...(present === undefined ? [] : [text(present ? 'schema.if.present' : 'schema.if.absent', { field })]),
    ...(equals === undefined ? [] : [text('schema.if.is', { field, values: valuesText([equals]) })]),
    ...(among === undefined ? [] : [text('schema.if.is', { field, values: valuesText(among) })]),
    ...(not === undefined ? [] : [text('schema.if.not', { field, values: valuesText(not) })]),
  ].join('; ');
}
