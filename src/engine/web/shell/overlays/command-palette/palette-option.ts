import type { ReactNode } from 'react';

export interface PaletteOption {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly id: string;
  readonly title: string;
  readonly options: readonly PaletteOption[];
}

/** Options of one section at most. */
export const sectionLimit = 5;
