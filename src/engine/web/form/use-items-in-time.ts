// Items that end on a day, in the order of those days: what is over is folded until somebody asks for it, or must mend it.
import { useState } from 'react';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { resolveRelative } from '#engine/model/relative-time.ts';

type Items = ArrayFieldTemplateProps['items'];

interface ItemsInTime {
  readonly items: Items;
  /** How many are folded. */
  readonly over: number;
  readonly unfold: () => void;
}

/**
 * The items as they are shown. Their places are those of the days they had when the form was opened: a row does not move
 * away while its date is typed. `until`: the part that is an item's last day (YYYY-MM-DD); without it all stay as they
 * are.
 */
export function useItemsInTime(items: Items, values: unknown, until: string | undefined): ItemsInTime {
  const [unfolded, setUnfolded] = useState(false);
  const [daysAtFirst] = useState(() => (until === undefined ? noDays : daysOf(items, values, until)));
  const [today] = useState(() => resolveRelative('date', '$day', new Date()));
  if (until === undefined) return { items, over: 0, unfold: () => undefined };
  const dayOf = ({ key }: Items[number]) => daysAtFirst.get(key) ?? '9999';
  const ordered = items.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const ended = ordered.filter((item) => dayOf(item) < today);
  if (unfolded || ended.some(isRefused)) return { items: ordered, over: 0, unfold: () => undefined };
  const unfold = () => setUnfolded(true);
  return { items: ordered.slice(ended.length), over: ended.length, unfold };
}

const noDays: ReadonlyMap<string | null, string> = new Map();

function daysOf(items: Items, values: unknown, until: string): ReadonlyMap<string | null, string> {
  const records = Array.isArray(values) ? (values as readonly (Readonly<Record<string, unknown>> | undefined)[]) : [];
  return new Map(
    items.flatMap(({ key }, index) => {
      const day = records[index]?.[until];
      return typeof day === 'string' ? [[key, day]] : [];
    }),
  );
}

/** rjsf gives each item what is wrong in it. */
function isRefused({ props }: Items[number]): boolean {
  const { itemErrorSchema = {} } = props as { readonly itemErrorSchema?: object };
  return Object.keys(itemErrorSchema).length > 0;
}
