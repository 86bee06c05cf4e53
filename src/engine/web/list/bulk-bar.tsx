// What can be done to the selected rows, or to all that match the filters.
import { useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import Delete from '@mui/icons-material/DeleteOutlined';
import type { Action } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { ExportList } from '#engine/web/export/export-list.tsx';
import { failureText } from '#engine/web/api/failure-text.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRemoveRecord } from '#engine/web/api/records.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useConfirm } from '#engine/web/kit/confirm-dialog.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { bulkActions, startsFromAll } from '../bulk/bulk-actions.ts';
import { BulkMenu } from '../bulk/bulk-menu.tsx';
import { bulkLimit, matchingRecords } from '../bulk/matching-records.ts';

export interface SelectionProps {
  readonly place: Place;
  readonly query: ListQuery;
  readonly ids: readonly string[];
  readonly rows: readonly RecordValues[];
  /** Rows that match, on all pages. */
  readonly total: number;
  /** Paths of the columns shown, in their order. */
  readonly columns: readonly string[];
  readonly clear: () => void;
}

/** What is asked about, with the records as they were when it was asked. */
export interface Asked {
  readonly action: Action;
  readonly records: readonly RecordValues[];
}

export function BulkBar({
  place,
  query,
  ids,
  rows,
  total,
  columns,
  clear,
  ask,
}: SelectionProps & { readonly ask: (asked: Asked) => void }) {
  const t = useText();
  const format = useFormat();
  const { roles, may } = useSession();
  const entity = entityOf(place.entity);
  const [wantsAll, setWantsAll] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isWholePage = ids.length === rows.length;
  const all = wantsAll && isWholePage;
  const count = all ? total : ids.length;
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const actions = bulkActions(entity, roles).filter((action) => all || startsFromAll(action, chosen));
  const bulk = useBulkAction({ place, query, chosen, all, ask, fail: (text) => setRefused([text]) });
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          px: 2,
          py: 0.5,
          bgcolor: 'action.selected',
          displayPrint: 'none',
        }}
      >
        <Typography variant="body2" role="status">
          {t('records.selected', { count, number: format.number(count) })}
        </Typography>
        {isWholePage && total > rows.length && !all && bulkActions(entity, roles).length > 0 && (
          <Button size="small" disabled={total > bulkLimit} onClick={() => setWantsAll(true)}>
            {total > bulkLimit
              ? t('records.bulk.tooMany', { limit: format.number(bulkLimit) })
              : t('records.select.matching', { count: total, number: format.number(total) })}
          </Button>
        )}
        <BulkMenu entity={entity} actions={actions} busy={bulk.isGathering} choose={bulk.choose} />
        {!all && entity.methods.remove && may(entity.name, 'remove') && (
          <RemoveButton {...{ place, ids, rows, clear, setRefused }} />
        )}
        {!all && (
          <ExportList
            entity={entity}
            query={{ ...query, ids }}
            parentId={place.parentId}
            columns={columns}
            total={ids.length}
          />
        )}
        <Button size="small" color="inherit" onClick={clear}>
          {t('records.select.none')}
        </Button>
      </Box>
      {refused.length > 0 && (
        <Alert severity="error" onClose={() => setRefused([])}>
          {refused.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

interface BulkParts {
  readonly place: Place;
  readonly query: ListQuery;
  readonly chosen: readonly RecordValues[];
  readonly all: boolean;
  readonly ask: (asked: Asked) => void;
  readonly fail: (text: string) => void;
}

/** Gathers what is to be asked about. */
function useBulkAction({ place, query, chosen, all, ask, fail }: BulkParts) {
  const t = useText();
  const [isGathering, setGathering] = useState(false);
  const choose = async (action: Action) => {
    if (!all) return ask({ action, records: chosen });
    setGathering(true);
    try {
      ask({ action, records: await matchingRecords(place, query) });
    } catch (error) {
      fail(failureText(error, t));
    } finally {
      setGathering(false);
    }
  };
  return { isGathering, choose: (action: Action) => void choose(action) };
}

interface RemoveButtonProps extends Pick<SelectionProps, 'place' | 'ids' | 'rows' | 'clear'> {
  readonly setRefused: (texts: readonly string[]) => void;
}

function RemoveButton({ place, ids, rows, clear, setRefused }: RemoveButtonProps) {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const remove = useRemoveRecord(place);
  const removeAll = async () => {
    if (!(await confirm({ message: t('records.bulk.confirm', { count: ids.length }) }))) return;
    const failures: string[] = [];
    for (const id of ids) {
      // One after another: a refusal must name its row, and the server is not to be flooded.
      await remove
        .mutateAsync({ id, version: rows.find((row) => row.id === id)?.version })
        .catch((error: unknown) => failures.push(failureText(error, t)));
    }
    setRefused([...new Set(failures)]);
    const removed = ids.length - failures.length;
    if (removed > 0) notify(t('records.bulk.removed', { count: removed }));
    if (failures.length === 0) clear();
  };
  return (
    <Button
      size="small"
      color="error"
      startIcon={<Delete />}
      loading={remove.isPending}
      onClick={() => void removeAll()}
    >
      {t('records.delete')}
    </Button>
  );
}
