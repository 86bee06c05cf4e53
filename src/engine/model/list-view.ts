// A list as somebody keeps it under a name: what is asked for, its columns, order and density, as in the URL.
import { listOf, objectOf, type CallSchema } from './call.ts';

export interface ListView {
  readonly id: string;
  readonly name: string;
  /** Parameters of the list's URL. */
  readonly query: string;
  /** Whom it is shared with, by role; empty: nobody. */
  readonly roles: readonly string[];
  /** The list begins with it: for its owner, or for those it is shared with. */
  readonly isDefault: boolean;
  readonly position: number;
  readonly isOwn: boolean;
  /** Whether the reader may change and delete it. */
  readonly mayChange: boolean;
  /** Names in it that mean nothing to the reader, or that he may not ask for: left out of `query`. */
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
  isOwn: yes,
  mayChange: yes,
  dropped: listOf(text),
});

/** With an id it changes that one. */
export const viewInput: CallSchema = objectOf({ id: { ...text, format: 'uuid' }, ...kept }, [
  'id',
  'roles',
  'isDefault',
  'position',
]);
