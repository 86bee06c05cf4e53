// The records of a list in columns, one a state: a record is dragged to another state, or moved by its button, and the
// action between the two asks what it needs. States that no action leads to do not offer themselves.
import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useKeptForm } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { ListChange } from '../list/list-state.ts';
import { useRowClicks } from '../list/use-row-clicks.ts';
import { BoardColumn } from './board-column.tsx';
import { boardStyles } from './board-styles.ts';
import { movesOf, statesOf } from './moves.ts';

interface ListBoardProps {
  readonly place: Place;
  readonly query: ListQuery;
  /** The state. */
  readonly field: Field;
  /** What a card shows: the columns of the list, in order. */
  readonly fields: readonly Field[];
  /** Opens a record that has no screen of its own. */
  readonly open: ((id: string) => void) | undefined;
  readonly change: (change: ListChange) => void;
}

/** A record that is to be moved, by one of these actions. */
interface Asked {
  readonly record: RecordValues;
  readonly actions: readonly string[];
}

/** Brings the forms with it. */
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

export function ListBoard({ place, query, field, fields, open, change }: ListBoardProps) {
  const t = useText();
  const entity = entityOf(place.entity);
  const { roles } = useSession();
  const [dragged, drag] = useState<RecordValues>();
  const [asked, ask] = useState<Asked>();
  const press = useRowClicks({ open });
  const moves = (record: RecordValues) => movesOf(entity, field, record, roles);
  const drop = (state: string) => {
    if (dragged === undefined) return;
    const actions = moves(dragged).filter(({ to }) => to.includes(state));
    ask({ record: dragged, actions: actions.map(({ name }) => name) });
    drag(undefined);
  };
  return (
    <Box
      role="group"
      aria-label={t(labelKeys.field(entity.name, field.path))}
      sx={boardStyles}
      className={dragged === undefined ? 'board' : 'board moving'}
      onClick={press}
    >
      {statesOf(field, query.filters).map((state) => (
        <BoardColumn
          key={state}
          {...{ place, query, field, fields, state, moves, change, drag, drop }}
          opens={open !== undefined}
          ask={(record) => ask({ record, actions: moves(record).map(({ name }) => name) })}
          isTarget={dragged !== undefined && moves(dragged).some(({ to }) => to.includes(state))}
        />
      ))}
      <Suspense>
        {asked && <MoveDialog entity={entity} {...asked} close={() => ask(undefined)} />}
        <KeptMove place={place} isOpen={asked !== undefined} />
      </Suspense>
    </Box>
  );
}

/** The dialog in which the session ended, open again for whoever is back. */
function KeptMove({ place, isOpen }: { readonly place: Place; readonly isOpen: boolean }) {
  const kept = useKeptForm(`action:${place.entity}:`);
  const [id, action] = kept?.split(':') ?? [];
  const { data: record } = useRecord(place, id);
  const [isClosed, setClosed] = useState(false);
  if (isClosed || isOpen || record === undefined || action === undefined) return null;
  return (
    <MoveDialog entity={entityOf(place.entity)} record={record} actions={[action]} close={() => setClosed(true)} />
  );
}
