// Below the rows: which of them are shown, the way to the others, and what all of them add up to once it is asked for.
import { Suspense, useState } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import type { Field } from '#engine/model/entity.ts';
import type { ListQuery, Total } from '#engine/model/list-query.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ListPager } from './list-pager.tsx';
import type { ListChange, ListState } from './list-state.ts';
import { useAtOnce } from './use-at-once.ts';

const ListSums = lateThemed(async () => (await import('./list-sums.tsx')).ListSums);

interface ListFootProps {
  readonly place: Place;
  readonly query: ListQuery;
  readonly state: ListState;
  readonly total: Total;
  /** Amounts that add up. */
  readonly sums: readonly Field[];
  readonly change: (change: ListChange) => void;
}

export function ListFoot({ place, query, state, total, sums, change }: ListFootProps) {
  const t = useText();
  const asked = useAtOnce(state);
  const [sumsShown, setSumsShown] = useState(false);
  return (
    <ListPager
      page={state.page}
      asked={asked}
      size={state.size}
      total={total}
      change={change}
      sums={
        sums.length > 0 &&
        (sumsShown ? (
          <Suspense>
            <ListSums place={place} query={query} sums={sums} />
          </Suspense>
        ) : (
          <Button size="small" color="inherit" onClick={() => setSumsShown(true)}>
            {t('records.sum.show')}
          </Button>
        ))
      }
    />
  );
}
