// Where a field is used, by what generate has resolved: lists, filters, presets, tiles, key facts, actions, formulas.
import type { Action, Entity, Field } from '#engine/model/entity.ts';
import { allFields } from '#engine/model/entity.ts';
import { formulaFields } from '#engine/model/formula.ts';
import type { StartItem } from '#engine/model/routes.ts';

export interface FieldUses {
  readonly list: boolean;
  readonly filter: boolean;
  readonly sort: boolean;
  readonly search: boolean;
  readonly title: boolean;
  readonly facts: boolean;
  readonly unique: boolean;
  /** Names of presets that filter or order by it. */
  readonly presets: readonly string[];
  /** Names of presets, also of start tiles, that need it or tell it. */
  readonly tiles: readonly StartItem[];
  /** Actions that give it a value. */
  readonly setBy: readonly ActionOf[];
  /** Actions that it opens or closes. */
  readonly guards: readonly ActionOf[];
  /** Paths of fields whose formula reads it. */
  readonly formulas: readonly string[];
}

interface ActionOf {
  readonly entity: string;
  readonly action: string;
}

interface Model {
  readonly entities: readonly Entity[];
  readonly start: readonly StartItem[];
}

export function usesOfField(entity: Entity, { path, list, filter, sort, search }: Field, model: Model): FieldUses {
  const isIt = (other: string) => other === path || path.startsWith(`${other}.`);
  const presets = entity.presets
    .filter((preset) => [...preset.filters, ...(preset.sort ?? [])].some((part) => isIt(part.path)))
    .map(({ name }) => name);
  return {
    list,
    filter,
    sort,
    search,
    title: entity.title.includes(path),
    facts: entity.form.facts?.some((paths) => paths.includes(path)) ?? false,
    unique: entity.unique.some(({ fields }) => fields.includes(path)),
    presets,
    tiles: model.start.filter(
      (item) =>
        item.entity === entity.name &&
        (item.facts.includes(path) || (item.preset !== undefined && presets.includes(item.preset))),
    ),
    setBy: model.entities.flatMap(({ name, actions }) =>
      actions
        .filter((action) => sets(action, name === entity.name, entity.name, isIt))
        .map((action) => ({ entity: name, action: action.name })),
    ),
    guards: entity.actions
      .filter((action) => action.guard?.some(({ field }) => isIt(field)) || action.confirm === path)
      .map((action) => ({ entity: entity.name, action: action.name })),
    formulas: allFields(entity.fields)
      .filter(({ formula }) => formula !== undefined && formulaFields(formula).includes(path))
      .map((field) => field.path),
  };
}

function sets(action: Action, isOwn: boolean, entity: string, isIt: (path: string) => boolean): boolean {
  const state = action.to.length > 0 ? [action.field] : [];
  const own = isOwn ? [...Object.keys(action.set), ...state] : [];
  const appended = action.append?.entity === entity ? Object.keys(action.append.values) : [];
  return [...own, ...appended].some(isIt);
}
