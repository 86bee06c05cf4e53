import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';

/**
 * Leads to a new record: above the rows it leads the page, in the middle of an empty list it is the second. Whoever may
 * not make one is told that once, above.
 */
export type CreateButton = (variant: 'contained' | 'outlined') => ReactNode;

interface EmptyListProps {
  /** There may be records; none matches the search and filters. */
  readonly narrowed: boolean;
  readonly create: CreateButton | undefined;
  /** The reader is confined to some rows: which. */
  readonly confined: string | undefined;
  readonly clear: () => void;
  /** There are records, on pages before this one: to the last of those, as far as the total is known. */
  readonly back: (() => void) | undefined;
}

export function EmptyList({ narrowed, create, confined, clear, back }: EmptyListProps) {
  const t = useText();
  if (back !== undefined)
    return (
      <div role="status" className="empty-list">
        <p>{t('records.pastEnd')}</p>
        <Button
          variant="outlined"
          onClick={({ currentTarget }) => {
            handOnFocus(currentTarget);
            back();
          }}
        >
          {t('records.page.last')}
        </Button>
      </div>
    );
  const clearAll = ({ currentTarget }: MouseEvent) => {
    handOnFocus(currentTarget);
    clear();
  };
  return (
    <div role="status" className="empty-list">
      <p>{t(narrowed ? 'records.noMatch' : 'records.empty')}</p>
      {confined !== undefined && <p className="note">{confined}</p>}
      {narrowed ? (
        <Button variant="outlined" onClick={clearAll}>
          {t('records.clearFilters')}
        </Button>
      ) : (
        create?.('outlined')
      )}
    </div>
  );
}

/** What is pressed goes with the emptiness, and so does the button beside the filters. */
function handOnFocus(pressed: Element): void {
  pressed.closest('.list-sheet')?.querySelector<HTMLElement>('.filter-bar button')?.focus();
}
