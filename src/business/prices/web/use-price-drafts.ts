// What is typed in the grid and not saved: it outlives a change of tab and an ended session, and ends with the page,
// which holds it.
import { useEffect, useState } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { createFormStore, type FormStore } from '#engine/web/form/form-store.ts';
import { editAmount, readAmount } from './amount-text.ts';
import { amountsOf, indexPrices, keyOf, typeAmount } from './grid-model.ts';
import type { Drafts, HalfTyped, PriceData } from './grid-types.ts';
import { readBegun, readHalfTyped, type Begun } from './kept-prices.ts';

export interface PriceDrafts {
  readonly drafts: Drafts;
  readonly setDrafts: (next: Drafts) => void;
  /** Follows the amount that is being typed in a cell and is no draft yet. */
  readonly hold: (typed: HalfTyped | undefined) => void;
  /** Cells that somebody else has changed since they were typed in, before the grid was shown. */
  readonly overtaken: readonly string[];
}

const [draftsName, cellName] = ['prices', 'priceCell'];

export function usePriceDrafts(unsaved: FormStore | undefined, data: PriceData | undefined): PriceDrafts {
  const language = useLanguage();
  const [own] = useState(() => createFormStore({}));
  const store = unsaved ?? own;
  const [first] = useState(() => readBegun(store.get()[draftsName]));
  const begun = readBegun(useStore(store.subscribe, () => store.get()[draftsName]));
  const stored = indexPrices(data?.prices ?? []);
  const put = (name: string, value: unknown) => {
    const { [name]: _, ...others } = store.get();
    store.set(value === undefined ? others : { ...others, [name]: value });
  };
  const setDrafts = (drafts: Drafts) => {
    const version = (key: string) =>
      drafts[key] === begun.drafts[key] ? begun.versions[key] : stored.get(key)?.version;
    const versions = Object.fromEntries(
      Object.keys(drafts).flatMap((key) => (version(key) === undefined ? [] : [[key, version(key)]])),
    ) as Begun['versions'];
    put(draftsName, Object.keys(drafts).length === 0 ? undefined : ({ drafts, versions } satisfies Begun));
  };
  const hold = (typed: HalfTyped | undefined) => put(cellName, typed);
  useEffect(() => {
    const typed = readHalfTyped(store.get()[cellName]);
    if (data === undefined || typed === undefined) return;
    // The session ended before the cell was left.
    hold(undefined);
    const key = keyOf(typed.at);
    const shown = amountsOf(stored.get(key), begun.drafts[key])?.[typed.amount];
    if (typed.text !== editAmount(typed.amount, shown, language))
      setDrafts(typeAmount(data, begun.drafts, { ...typed, value: readAmount(typed.amount, typed.text, language) }));
    // Once, with the first data there is: from then on the cell itself tells.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data === undefined]);
  const overtaken =
    data === undefined
      ? []
      : Object.keys(first.drafts).filter(
          (key) => begun.drafts[key] === first.drafts[key] && first.versions[key] !== stored.get(key)?.version,
        );
  return { drafts: begun.drafts, setDrafts, hold, overtaken };
}
