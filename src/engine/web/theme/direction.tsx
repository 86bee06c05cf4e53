// The direction of lines: the document's and Material's change together.
import { createContext, useContext, type ReactNode } from 'react';
import { useDocumentEffect } from '#engine/web/prerender/use-document-effect.ts';
import { useSettings } from '#engine/web/shell/settings/settings.ts';

type Direction = 'ltr' | 'rtl';

const DirectionContext = createContext<Direction>('ltr');

/** The direction in force. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}

export function DirectionProvider({ children }: { readonly children: ReactNode }) {
  const { direction } = useSettings().settings;
  useDocumentEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return <DirectionContext value={direction}>{children}</DirectionContext>;
}
