// Named filters of a list: written as the API's parameters, resolved to path, operator and texts.
import type { Preset, PresetFilter, Shape } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { splitParameter } from '#engine/model/list-query.ts';
import { resolveSort } from './resolve-sort.ts';
import type { SchemaPreset } from './source.ts';

export function resolvePreset(shape: Shape, { name, filters, sort }: SchemaPreset): Preset {
  return {
    name,
    filters: Object.entries(filters).map(([parameter, value]) => resolveFilter(shape, parameter, value)),
    ...(sort !== undefined && { sort: sort.map(resolveSort) }),
  };
}

function resolveFilter(shape: Shape, parameter: string, value: SchemaPreset['filters'][string]): PresetFilter {
  const { path, operator } =
    fieldAt(shape, parameter) === undefined ? splitParameter(parameter) : { path: parameter, operator: 'eq' as const };
  const values = (Array.isArray(value) ? value : [value]).map(String);
  return { path, operator: operator === 'eq' && values.length > 1 ? 'in' : operator, values };
}
