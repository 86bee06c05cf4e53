// The parts of all modules, one table a place, as the components find them.
import { createContext, useContext, type ComponentType } from 'react';
import type { DemoProps, LiveValue, PartOf, Place, Suggestions } from './module.ts';

/** Name → component, of all modules together. */
export type PartsByPlace = { readonly [P in Place]: Readonly<Record<string, PartOf<P>>> };

export interface WebParts extends PartsByPlace {
  readonly liveValues: Readonly<Record<string, LiveValue>>;
  readonly suggestions: Readonly<Record<string, Suggestions>>;
  readonly demo: ComponentType<DemoProps> | undefined;
  readonly backdrop: ComponentType | undefined;
}

export const WebPartsContext = createContext<WebParts | undefined>(undefined);

export function useWebParts(): WebParts {
  const parts = useContext(WebPartsContext);
  if (parts === undefined) throw new Error('What a module adds is drawn only below a WebPartsContext.');
  return parts;
}
