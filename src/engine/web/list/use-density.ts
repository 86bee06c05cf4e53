import { useSettings, type Settings } from '#engine/web/shell/settings/settings.ts';

export type Density = Settings['density'];

/** Height of the rows: the reader's setting, for everything. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const { settings, change } = useSettings();
  return [settings.density, (density) => change({ density })];
}
