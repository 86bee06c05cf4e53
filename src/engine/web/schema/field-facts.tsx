// All that is said of one field: what it may hold, its rules, its formula, its roles, and where it is used.
import { roles as declared } from '#generated/roles.ts';
import { start } from '#generated/navigation.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { EntityLink } from './entity-link.tsx';
import { Facts } from './facts.tsx';
import { rolesOfField } from './field-rights.ts';
import { usesOfField } from './field-uses.ts';
import { limitsText } from './limits-text.ts';
import { printFormula } from './print-formula.ts';
import { RoleList } from './role-list.tsx';
import { conditionText, rulesOfField, type RuleSentence } from './rule-sentences.ts';

interface FieldFactsProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly all: readonly Entity[];
}

export function FieldFacts({ entity, field, all }: FieldFactsProps) {
  const text = useText();
  const { read, create, update, unmasked } = rolesOfField(entity, field, declared.entities[entity.name]);
  const rules = rulesOfField(entity, field.path, text);
  const nobody = text('schema.nobody');
  const options = (field.options ?? []).map(
    (value) => `${text(labelKeys.option(entity.name, field.path, value))} (${value})`,
  );
  return (
    <Facts
      facts={[
        [text('schema.kind'), <code key="kind">{field.kind}</code>],
        [text('schema.limits'), limitsText(field, text).join('; ')],
        [text('schema.options'), options.join(', ')],
        [text('schema.reference'), field.reference && <EntityLink key="reference" name={field.reference.entity} />],
        [text('schema.only'), field.when && conditionText(field.when, entity, text)],
        [text('schema.rules'), rules.length > 0 ? <Rules key="rules" rules={rules} /> : undefined],
        [text('schema.formula'), field.computed && <Formula key="formula" field={field} />],
        [text('schema.reads'), <RoleList key="reads" roles={read} none={nobody} />],
        [text('schema.unmasked'), unmasked && <RoleList key="unmasked" roles={unmasked} none={nobody} />],
        [text('schema.creates'), <RoleList key="creates" roles={create} none={nobody} />],
        [text('schema.updates'), <RoleList key="updates" roles={update} none={nobody} />],
        [text('schema.uses'), usesText({ entity, field, all }, text).join('; ') || text('schema.none')],
      ]}
    />
  );
}

function Rules({ rules }: { readonly rules: readonly RuleSentence[] }) {
  const text = useText();
  return (
    <ul>
      {rules.map(({ name, says, when }) => (
        <li key={`${name} ${says} ${when ?? ''}`}>
          {says} · <code>{name}</code>
          {when !== undefined && ` · ${text('schema.when', { condition: when })}`}
        </li>
      ))}
    </ul>
  );
}

function Formula({ field: { formula } }: { readonly field: Field }) {
  const text = useText();
  if (formula !== undefined) return <code>{printFormula(formula)}</code>;
  return text('schema.byProgram');
}

function usesText({ entity, field, all }: FieldFactsProps, text: Text): readonly string[] {
  const uses = usesOfField(entity, field, { entities: all, start });
  const places = (['list', 'filter', 'sort', 'search', 'title', 'facts', 'unique'] as const)
    .filter((place) => uses[place])
    .map((place) => text(`schema.use.${place}`));
  const said = (key: 'presets' | 'tiles' | 'setBy' | 'guards' | 'formulas', names: readonly string[]) =>
    names.length === 0 ? [] : [text(`schema.use.${key}`, { names: [...new Set(names)].join(', ') })];
  const actions = (list: typeof uses.setBy) => list.map(({ entity: of, action }) => text(labelKeys.action(of, action)));
  return [
    ...places,
    ...said(
      'presets',
      uses.presets.map((name) => text(labelKeys.preset(entity.name, name))),
    ),
    ...said(
      'tiles',
      uses.tiles.map(({ preset = '' }) => text(labelKeys.preset(entity.name, preset))),
    ),
    ...said('setBy', actions(uses.setBy)),
    ...said('guards', actions(uses.guards)),
    ...said(
      'formulas',
      uses.formulas.map((path) => text(labelKeys.field(entity.name, path))),
    ),
  ];
}
