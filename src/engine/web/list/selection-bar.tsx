// What is marked in a list, and what stands above the rows meanwhile; that is loaded with the first mark.
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { useAfterPaint } from '#engine/web/kit/after-paint.ts';
import { lateThemed } from '#engine/web/kit/late.tsx';
import type { Asked, SelectionProps } from './bulk-bar.tsx';
import { BulkDialog } from './kept-bulk.tsx';

const BulkBar = lateThemed(async () => (await import('./bulk-bar.tsx')).BulkBar);

const noSelection: readonly string[] = [];

interface WithSelectionProps extends Omit<SelectionProps, 'ids' | 'clear'> {
  /** The rows are those of another question, until those asked for are there. */
  readonly isLeft: boolean;
  readonly renderRows: (selected: readonly string[], select: (ids: readonly string[]) => void) => ReactNode;
}

/**
 * What is marked, with its bar above the rows. It is no state of the list: what stands around the rows is not drawn anew
 * for a mark. A selection belongs to the page it was made on, and is of rows that are there: nobody acts on what he does
 * not see.
 */
export function WithSelection({ isLeft, renderRows, ...props }: WithSelectionProps) {
  const { query, rows } = props;
  const [selection, setSelection] = useState<{ readonly of: unknown; readonly ids: readonly string[] }>({
    of: undefined,
    ids: noSelection,
  });
  const ids = selection.of === query && !isLeft ? selection.ids : noSelection;
  // The same as long as the same are marked: the bar is drawn for another.
  const selected = useMemo(
    () => (ids.length === 0 ? noSelection : ids.filter((id) => rows.some((row) => row.id === id))),
    [ids, rows],
  );
  const select = (next: readonly string[]) => {
    if (!isLeft) setSelection({ of: query, ids: next });
  };
  return (
    <>
      <SelectionBar {...props} ids={selected} clear={() => select(noSelection)} />
      {renderRows(selected, select)}
    </>
  );
}

/**
 * The bar while rows are selected, and the dialog it opened until that is closed: what was done takes rows out of what
 * matches, and with them the bar, before anybody has read what came of each.
 */
function SelectionBar(props: SelectionProps) {
  const { place, clear } = props;
  // A mark is seen before the bar comes or goes, which moves all rows.
  const ids = useAfterPaint(props.ids);
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      {ids.length > 0 && (
        <Suspense>
          <BulkBar {...props} ids={ids} ask={setAsked} />
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
