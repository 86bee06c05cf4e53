// A list as somebody keeps it under a name: what is asked for, its columns, order and density, as in the URL.
import { listOf, objectOf, type CallSchema } from './call.ts';

export interface ListView {
  readonly id: string;
  readonly name: string;
  /** Parameters of the list's URL. */
  readonly query: string;
  /** Whom it is shared with, by role; empty: nobody. */
  readonly roles: readonly string[];
  /** Kept so that the list begins with it: for its owner, and for those it is shared with. */
  readonly isDefault: boolean;
  /** Whether the reader's own list begins with it. */
  readonly begins: boolean;
  readonly position: number;
  /** Of its name and query; told with a query that takes the place of this one. */
  readonly version: number;
  readonly isOwn: boolean;
  /** Whether the reader may change and delete it. */
  readonly mayChange: boolean;
  /**
   * Names in it that mean nothing to the reader, or that he may not ask for: left out of `query`. `q`: he does not see
   * all that was searched.
   */
  readonly dropped: readonly string[];
}

export const mostViews = 100;
export const longestName = 80;

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const kept = {
  name: { ...text, minLength: 1, maxLength: longestName, pattern: '\\S' },
  query: { ...text, maxLength: 2000 },
  roles: { ...listOf(text), maxItems: 50, uniqueItems: true },
  isDefault: yes,
  position: { type: 'integer', minimum: 0, maximum: 10_000 },
} as const;

export const viewSchema: CallSchema = objectOf({
  id: { ...text, format: 'uuid' },
  ...kept,
  begins: yes,
  version: { type: 'integer' },
  isOwn: yes,
  mayChange: yes,
  dropped: listOf(text),
});

/** With an id it changes that one: what is not told stays as it is. A new one has a name and a query. */
export const viewInput: CallSchema = objectOf(
  { id: { ...text, format: 'uuid' }, version: { type: 'integer' }, ...kept },
  ['id', 'version', 'name', 'query', 'roles', 'isDefault', 'position'],
);
