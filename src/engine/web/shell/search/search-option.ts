import type { ReactNode } from 'react';
import { foundOfEach } from '#engine/model/list-query.ts';

export interface SearchOption {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
  /** Found by what was typed before; what is typed now is being searched. */
  readonly stale?: boolean;
  readonly icon: ReactNode;
  readonly run: () => void;
}

export interface SearchSection {
  readonly id: string;
  readonly title: string;
  readonly options: readonly SearchOption[];
}

/** Options of one section at most, as many as are found of an entity. */
export const sectionLimit = foundOfEach;
