import { useSettings, type Settings } from '#engine/web/shell/settings/settings.ts';
import { allRecords, type ListChange, type ListState } from './list-state.ts';

export type Density = Settings['density'];

/** Height of the rows: the reader's setting, for everything; that of a view for the view alone. */
export function useDensity(
  { density, view }: Pick<ListState, 'density' | 'view'>,
  change: (change: ListChange) => void,
): readonly [Density, (density: Density) => void] {
  const { settings, change: changeSettings } = useSettings();
  const ofView = density !== undefined || (view !== undefined && view !== allRecords);
  return [
    density ?? settings.density,
    (next) => (ofView ? change({ type: 'density', density: next }) : changeSettings({ density: next })),
  ];
}
