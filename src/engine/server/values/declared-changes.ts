// Presets, tiles of the start page and rules over fields that are not there any more: nobody is told by a mistake of the
// schemas, which are right without them.
import { isDeepStrictEqual } from 'node:util';
import type { Entity, Preset } from '#engine/model/entity.ts';
import { gonePaths } from '#engine/model/former-paths.ts';
import type { StartItem } from '#engine/model/routes.ts';
import { ruleFields } from '#engine/model/rule-table.ts';
import type { Model } from '../database/model-memory.ts';
import { named, type Change } from './change.ts';

export function declaredChanges(before: Model, after: Model): readonly Change[] {
  return [
    ...Object.values(before.entities).flatMap((former) => {
      const entity = after.entities[former.name];
      return entity === undefined ? [] : [...presetChanges(former, entity, before), ...ruleChanges(former, entity)];
    }),
    ...tileChanges(before, after),
  ];
}

function presetChanges(former: Entity, entity: Entity, { start = [] }: Model): readonly Change[] {
  const gone = gonePaths(former, entity);
  return former.presets.flatMap((preset): Change[] => {
    const asked = [...new Set([...preset.filters, ...(preset.sort ?? [])].map(({ path }) => path))];
    const lost = asked.filter((path) => gone.has(path));
    const later = entity.presets.find(({ name }) => name === preset.name);
    const tiles = start.filter((item) => item.entity === former.name && item.preset === preset.name);
    const why = lost.length === 0 ? '' : `, which asked for ${named(lost)}`;
    const common = {
      id: `preset:${former.name}:${preset.name}`,
      code: 'preset',
      entity: former.name,
      count: tiles.length,
      examples: tiles.map((tile) => ({ id: tileName(tile) })),
      remedy:
        lost.length === 0
          ? `put the preset back, or tell those who use it`
          : `if ${lost.length === 1 ? 'the field has another name' : 'the fields have other names'} now, say so by "x-was" and keep the preset with the new one`,
    } as const;
    if (later === undefined)
      return [{ ...common, text: `the preset ${preset.name} of ${former.collection}${why}, is gone${shownBy(tiles)}` }];
    if (lost.length === 0 || !asksOtherwise(preset, later)) return [];
    return [
      {
        ...common,
        text: `the preset ${preset.name} of ${former.collection} asked for ${named(lost)}, which ${lost.length === 1 ? 'goes' : 'go'}: it finds other records now${shownBy(tiles)}`,
      },
    ];
  });
}

function asksOtherwise(preset: Preset, later: Preset): boolean {
  return !isDeepStrictEqual(jsonOf([preset.filters, preset.sort]), jsonOf([later.filters, later.sort]));
}

function shownBy(tiles: readonly StartItem[]): string {
  if (tiles.length === 0) return '';
  return `; ${tiles.length} ${tiles.length === 1 ? 'tile' : 'tiles'} of the start page showed it`;
}

function ruleChanges(former: Entity, entity: Entity): readonly Change[] {
  const gone = gonePaths(former, entity);
  return former.rules.flatMap((rule, place): Change[] => {
    const fields = ruleFields(rule);
    const lost = fields.filter((path) => gone.has(path));
    if (lost.length === 0) return [];
    const kept = fields.filter((path) => !lost.includes(path));
    return [
      {
        id: `rule:${former.name}:${place}`,
        code: 'rule',
        entity: former.name,
        count: 1,
        text: `the rule "${rule.rule}" of ${former.collection} named ${named(lost)}, which ${lost.length === 1 ? 'goes' : 'go'}: it is held no more${kept.length === 0 ? '' : `, nor ${named(kept)} to it`}`,
        examples: [{ id: rule.rule, found: JSON.stringify(rule) }],
        remedy: 'write what it should say of the fields that stay, or of the field that takes its place',
      },
    ];
  });
}

function tileChanges(before: Model, after: Model): readonly Change[] {
  const now = new Set((after.start ?? []).map(tileName));
  if (before.start === undefined) return [];
  return before.start.flatMap((tile): Change[] => {
    const name = tileName(tile);
    if (now.has(name)) return [];
    const roles = Array.isArray(tile.auth) ? tile.auth : [];
    return [
      {
        id: `tile:${name}`,
        code: 'tile',
        entity: after.entities[tile.entity] === undefined ? '' : tile.entity,
        count: 1,
        text: `the tile ${name} goes from the start page${roles.length === 0 ? '' : ` of ${named(roles)}`}`,
        examples: [{ id: name }],
        remedy: 'put it back into navigation.config.json, or tell those who begin there',
      },
    ];
  });
}

function tileName({ show, entity, preset, panel }: StartItem): string {
  return [show, entity, preset ?? panel].filter((part) => part !== undefined).join(' ');
}

function jsonOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
