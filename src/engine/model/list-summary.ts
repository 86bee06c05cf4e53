// What a list adds up to: how many rows match, the sums of amounts, and both by a field that rows are gathered by. The
// call stands beside each list and takes the parameters that narrow it.
import { inQuery, listOf, objectOf, type CallParameter, type CallSchema } from './call.ts';

export interface SummaryFigures {
  readonly count: number;
  /** By path; absent where nothing was added up. */
  readonly sums: Readonly<Record<string, number>>;
  /** By path, of amounts whose records say the currency: which there are. Those in several are not added up. */
  readonly currencies?: Readonly<Record<string, readonly string[]>>;
}

export interface SummaryGroup extends SummaryFigures {
  /** The value, day or id; absent for rows without one. */
  readonly key?: string;
  /** What the other record is called. */
  readonly label?: string;
}

export interface ListSummary extends SummaryFigures {
  readonly groups?: readonly SummaryGroup[];
  /** There are groups besides those told. */
  readonly more?: boolean;
}

/** Groups told at most: of days the latest, else the largest. */
export const mostGroups = 100;
/** Fields added up at most. */
export const mostSums = 10;

/** A summary has all rows, in no order of theirs. */
export const withoutMeaning = ['_start', '_end', '_after', '_sort', '_order'] as const;

const text = { type: 'string' } as const;

export const summaryParameters: readonly CallParameter[] = [
  inQuery('_by', 'Field by which rows are gathered: a choice, a reference, yes or no, or a day.', text),
  inQuery('_sum', `Fields that are added up, joined by commas; ${mostSums} at most.`, text),
];

const figures = {
  count: { type: 'integer' },
  sums: { type: 'object', additionalProperties: { type: 'number' } },
  currencies: { type: 'object', additionalProperties: listOf(text) },
} as const;

export const summarySchema: CallSchema = objectOf(
  {
    ...figures,
    groups: listOf(objectOf({ ...figures, key: text, label: text }, ['currencies', 'key', 'label'])),
    more: { type: 'boolean' },
  },
  ['currencies', 'groups', 'more'],
);

export const summaryRefusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'UNKNOWN_PARAMETER', 'NOT_FOUND'] as const;
