// Named filters ask only what the list's own filters could ask.
import type { Entity, PresetFilter } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import { isRelative } from '#engine/model/relative-time.ts';
import { pathMistakes } from './check-path.ts';
import { checkSort } from './check-sort.ts';
import type { At } from './check-path.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { resolvePreset } from './resolve-presets.ts';
import { resolveSort } from './resolve-sort.ts';
import type { SchemaEntity } from './source.ts';

const rule = 'presets are filters of the list';

export function checkPresets(file: string, entity: Entity, source: SchemaEntity): Mistake[] {
  const presets = source.presets ?? [];
  return presets.flatMap((preset, index) => {
    const at = { file, pointer: `/x-entity/presets/${index}` };
    const isTwice = presets.findIndex(({ name }) => name === preset.name) !== index;
    const parameters = Object.keys(preset.filters);
    return [
      ...(isTwice
        ? [
            {
              ...at,
              pointer: `${at.pointer}/name`,
              rule: 'presets have names of their own',
              found: `"${preset.name}" is there twice`,
              remedy: 'choose another',
            },
          ]
        : []),
      ...(preset.sort ?? []).flatMap((text, order) =>
        checkSort(entity, resolveSort(text).path, { file, pointer: `${at.pointer}/sort/${order}` }),
      ),
      ...resolvePreset(entity, preset).filters.flatMap((filter, order) =>
        checkFilter(entity, filter, { file, pointer: `${at.pointer}/filters/${parameters[order] ?? ''}` }),
      ),
    ];
  });
}

function checkFilter(entity: Entity, { path, operator, values }: PresetFilter, at: At): Mistake[] {
  const field = fieldAt(entity, path);
  if (field === undefined) return pathMistakes(entity, path, at);
  if (!field.filter)
    return [{ ...at, rule, found: `"${path}" is no filter`, remedy: `add "x-filter": true to ${path}` }];
  if (!operatorsOf(field.kind).includes(operator)) {
    return [
      {
        ...at,
        rule,
        found: `"${operator}" is not for the kind ${field.kind}`,
        remedy: `use ${operatorsOf(field.kind).join(', ')}`,
      },
    ];
  }
  if (operator === 'null') return [];
  const isTime = fieldKinds[field.kind].moment !== undefined;
  return values.flatMap((value) => {
    if (value.startsWith('$') && !(isTime && isRelative(value)))
      return [
        { ...at, rule, found: `"${value}" is no time`, remedy: 'write "$now", "$now+3d" or "$now-2h", of a date' },
      ];
    return field.options === undefined || field.options.includes(value)
      ? []
      : [{ ...at, rule, found: `"${value}" is no option of ${path}`, remedy: didYouMean(value, field.options) }];
  });
}
