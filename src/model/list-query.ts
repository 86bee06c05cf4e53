// What a list asks for, whoever asks: the URL of the screen and the three dialects of the API all become this.
import type { Sort } from './entity.ts';
import type { Operator } from './field-kinds.ts';

export interface Filter {
  readonly path: string;
  readonly operator: Operator;
  /** One value; several mean any of them. `null` takes `true` or `false`. */
  readonly values: readonly string[];
}

export interface ListQuery {
  readonly search: string;
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
  /** Rows before the first one, and how many; `limit: null` = all that match (only with explicit ids). */
  readonly offset: number;
  readonly limit: number | null;
  readonly ids?: readonly string[];
  readonly after?: string;
}

/** Rows of one page at most (API.md rule 16). */
export const maximumPageSize = 500;
export const defaultPageSize = 25;
export const pageSizes = [10, 25, 50, 100] as const;
