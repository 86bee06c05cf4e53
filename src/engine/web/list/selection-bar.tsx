// What stands above the rows while some are selected; loaded with the first of them.
import { Suspense, useState } from 'react';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { lateThemed } from '#engine/web/kit/late.tsx';
import type { Asked, SelectionProps } from './bulk-bar.tsx';
import { BulkDialog } from './kept-bulk.tsx';

const BulkBar = lateThemed(async () => (await import('./bulk-bar.tsx')).BulkBar);

/**
 * The bar while rows are selected, and the dialog it opened until that is closed: what was done takes rows out of what
 * matches, and with them the bar, before anybody has read what came of each.
 */
export function SelectionBar(props: SelectionProps) {
  const { place, ids, clear } = props;
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      {ids.length > 0 && (
        <Suspense>
          <BulkBar {...props} ask={setAsked} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <BulkDialog
            place={place}
            entity={entityOf(place.entity)}
            {...asked}
            close={(done) => {
              setAsked(undefined);
              if (done) clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
