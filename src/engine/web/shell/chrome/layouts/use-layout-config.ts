import { useCallback, useMemo } from 'react';
import { useSettings } from '#engine/web/shell/settings/settings.ts';
import { changeConfig, readConfig, type ConfigOf, type LayoutDescription } from './layout-description.ts';

interface LayoutConfigView<Description extends LayoutDescription> {
  readonly config: ConfigOf<Description>;
  readonly set: (path: readonly [string, string?], value: boolean | string) => void;
}

/** The settings of the chosen layout, and how to change one of them. */
export function useLayoutConfig<Description extends LayoutDescription>(
  description: Description,
): LayoutConfigView<Description> {
  const { settings, change } = useSettings();
  const { layout } = settings;
  const config = useMemo(() => readConfig(description, layout.config), [description, layout.config]);
  const set = useCallback(
    (path: readonly [string, string?], value: boolean | string) => {
      change(({ layout: now }) => ({ layout: { ...now, config: changeConfig(now.config, path, value) } }));
    },
    [change],
  );
  return { config, set };
}
