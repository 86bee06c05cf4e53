import { useState } from 'react';

export type Density = 'compact' | 'standard';

const storageKey = 'list_density';

/** Height of the rows, kept in this browser for all lists. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => (localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'standard'));
  const choose = (next: Density) => {
    localStorage.setItem(storageKey, next);
    setDensity(next);
  };
  return [density, choose];
}
