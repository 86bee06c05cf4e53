// Named filters against those in force; pure.
import { mayPass } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Preset, type PresetFilter, type Sort } from '#engine/model/entity.ts';
import type { Filter } from '#engine/model/list-query.ts';

/** Who sees the fields that it asks for; to all others it is not there. */
export function mayAsk(preset: Preset, entity: Entity, roles: readonly string[]): boolean {
  return preset.filters.every(({ path }) => mayPass(fieldAt(entity, path)?.access?.read, roles));
}

/** More than have room beside a search of full width: a strip that is drawn sideways. */
export function areMany(presets: Entity['presets']): boolean {
  return presets.length > 3;
}

/** All its filters are in force. */
export function isPresetOn(preset: Preset, filters: readonly Filter[]): boolean {
  return preset.filters.every((wanted) => filters.some((filter) => isSame(wanted, filter)));
}

/** Filters that no pressed chip says already. */
export function filtersBesides(presets: readonly Preset[], filters: readonly Filter[]): readonly Filter[] {
  const said = presets.filter((preset) => isPresetOn(preset, filters)).flatMap((preset) => preset.filters);
  return filters.filter((filter) => !said.some((one) => isSame(one, filter)));
}

/** Pressed: its filters in place of those of other presets and of the same fields; pressed again: without them. */
export function togglePreset(
  preset: Preset,
  presets: readonly Preset[],
  filters: readonly Filter[],
): readonly Filter[] {
  const others = filtersBesides(presets, filters);
  if (isPresetOn(preset, filters)) return others;
  return [...others.filter(({ path }) => !preset.filters.some((wanted) => wanted.path === path)), ...preset.filters];
}

/** Its own order comes with it and goes with it; one that the reader chose meanwhile stays. */
export function presetSort(
  preset: Preset,
  { filters, sort }: { readonly filters: readonly Filter[]; readonly sort: readonly Sort[] },
): readonly Sort[] {
  const { sort: own } = preset;
  if (own === undefined) return sort;
  if (!isPresetOn(preset, filters)) return own;
  const isOwn =
    own.length === sort.length &&
    own.every(({ path, direction }, index) => sort[index]?.path === path && sort[index].direction === direction);
  return isOwn ? [] : sort;
}

function isSame(wanted: PresetFilter, filter: Filter): boolean {
  return (
    wanted.path === filter.path &&
    wanted.operator === filter.operator &&
    wanted.values.length === filter.values.length &&
    wanted.values.every((value) => filter.values.includes(value))
  );
}
