// The kept views of a list: a menu of them, loaded when it is opened. A list without parameters begins with the default
// view, where there is one.
import { Suspense, useEffect, useState } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { Entity } from '#engine/model/entity.ts';
import type { ListView } from '#engine/model/list-view.ts';
import { useListViews } from '#engine/web/api/list-views.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import type { ListChange, ListState } from './list-state.ts';
import { allRecords, isFresh } from './list-state.ts';

const ViewList = lateThemed(async () => (await import('./view-list.tsx')).ViewList);

interface ViewMenuProps {
  readonly entity: Entity;
  readonly state: ListState;
  /** As their reader arranged them, or as the address names them; undefined: those of the schema. */
  readonly columns: readonly string[] | undefined;
  readonly change: (change: ListChange) => void;
}

export function ViewMenu({ entity, state, columns, change }: ViewMenuProps) {
  const t = useText();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fresh = isFresh(state);
  const { data: views } = useListViews(entity.collection, true);
  const begins = fresh
    ? (views?.find((view) => view.begins && view.isOwn) ?? views?.find((view) => view.begins))
    : undefined;
  /** A list that is wider than its view says so. */
  const tellDropped = ({ dropped }: ListView) => {
    const names = dropped.map((name) => (name === 'q' ? t('records.search') : name));
    if (names.length > 0) notify(t('records.view.dropped', { fields: names.join(', ') }), { severity: 'warning' });
  };
  const open = (view: ListView | undefined) => {
    change({ type: 'view', id: view?.id ?? allRecords, query: view?.query ?? '' });
    if (view !== undefined) tellDropped(view);
  };
  useEffect(() => {
    if (begins === undefined) return;
    change({ type: 'view', id: begins.id, query: begins.query, replace: true });
    tellDropped(begins);
    // Once for each view that the list begins with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [begins?.id]);
  const current = views?.find(({ id }) => id === state.view);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        style={{ maxWidth: 200 }}
      >
        <span className="cut">{current?.name ?? t('records.views')}</span>
      </Button>
      {anchor !== null && (
        <Suspense>
          <ViewList
            {...{ entity, state, columns, anchor, current, change }}
            views={views ?? []}
            open={(view) => {
              setAnchor(null);
              open(view);
            }}
            close={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
