// The direction of lines: the document's, the theme's and the styles' change together, once what mirrors the styles is
// loaded.
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useSettings } from '#engine/web/shell/settings/settings.ts';
import { namedBySafari } from './named-by-safari.ts';
import { useArrived } from './use-arrived.ts';

type Direction = 'ltr' | 'rtl';
interface Styles {
  readonly direction: Direction;
  readonly cache: EmotionCache;
}

/** All styles in one sheet, as the built app has it: an element for each is a tenth of the time of the web tests. */
const plain: Styles = {
  direction: 'ltr',
  cache: createCache({ key: 'css', speedy: true, stylisPlugins: [namedBySafari] }),
};
const loading = new Map<Direction, Promise<Styles>>();

const DirectionContext = createContext<Direction>('ltr');

/** The direction in force. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}

export function DirectionProvider({ children }: { readonly children: ReactNode }) {
  const { settings } = useSettings();
  const { direction, cache } = useArrived(settings.direction === 'ltr' ? plain : loadMirrored(), plain);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <DirectionContext value={direction}>
      <CacheProvider value={cache}>{children}</CacheProvider>
    </DirectionContext>
  );
}

/** The same promise each time; without network the lines stay as they are. */
function loadMirrored(): Promise<Styles> {
  const known = loading.get('rtl');
  if (known !== undefined) return known;
  const load = import('./mirrored-cache.ts').then(
    ({ mirroredCache }): Styles => ({ direction: 'rtl', cache: mirroredCache }),
    () => {
      loading.delete('rtl');
      return plain;
    },
  );
  loading.set('rtl', load);
  return load;
}
