// The rows as a table: MUI's head over TanStack Table, which keeps columns, sorting marks and selection; the server
// sorts. Rows are plain (list-row.tsx).
import { useCallback, useLayoutEffect, useMemo, useRef, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Entity, Field, Sort } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import { useShow } from '#engine/web/fields/use-show.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { columnWidth, pickWidth } from './column-width.ts';
import { titleField } from './list-fields.ts';
import { isAmount, ListRow } from './list-row.tsx';
import type { ListChange } from './list-state.ts';
import { tableStyles } from './row-styles.ts';
import type { Density } from './use-density.ts';
import { useRowClicks } from './use-row-clicks.ts';

/** Columns give up a little of their width before the table scrolls sideways; room that is there is shared by all. */
const narrowest = 0.94;

/** Below the window's top and what stands above; on a low screen 14 rows. */
const tallest = 'max(597px, calc(100vh - 204px))';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });
const helper = createColumnHelper<typeof features, RecordValues>();

interface ListTableProps {
  readonly entity: Entity;
  readonly place: Place;
  readonly fields: readonly Field[];
  readonly rows: readonly RecordValues[];
  readonly open: ((id: string) => void) | undefined;
  readonly density: Density;
  readonly sort: readonly Sort[];
  readonly change: (change: ListChange) => void;
  readonly selectable: boolean;
  readonly selected: readonly string[];
  readonly select: (ids: readonly string[]) => void;
}

export function ListTable(props: ListTableProps) {
  const { entity, place, fields, rows, open, density, sort, change, selectable, selected, select } = props;
  const t = useText();
  const show = useShow(place.entity);
  const places = usePlaces();
  const title = titleField(entity, fields);
  const pick = useLatest((id: string) =>
    select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
  );
  const press = useRowClicks({ open, pick });
  const columns = useMemo(
    () =>
      helper.columns(
        fields.map((field) => helper.accessor((row) => row[field.name], { id: field.name, enableSorting: field.sort })),
      ),
    [fields],
  );
  const byName = new Map(fields.map((field) => [field.name, field]));
  const rowSelection = useMemo(() => Object.fromEntries(selected.map((id) => [id, true as const])), [selected]);
  const sorting = useMemo(() => sort.map(({ path, direction }) => ({ id: path, desc: direction === 'desc' })), [sort]);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    manualSorting: true,
    state: { rowSelection, sorting },
    onRowSelectionChange: (update) => select(Object.keys(typeof update === 'function' ? update(rowSelection) : update)),
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const widths = fields.map((field) =>
    Math.floor(columnWidth({ shape: entity.name, field, isTitle: field === title, t }) * narrowest),
  );
  const least = widths.reduce((sum, width) => sum + width, selectable ? pickWidth : 0);
  return (
    <WideTable label={t(labelKeys.entity(entity.name, 'many'))} maxHeight={{ md: tallest }}>
      <Table
        stickyHeader
        size="small"
        sx={(theme) => tableStyles(theme, density)}
        style={{ minWidth: least }}
        aria-label={t(labelKeys.entity(entity.name, 'many'))}
        onPointerOver={tellWhole}
      >
        <colgroup>
          {selectable && <col style={{ width: pickWidth }} />}
          {fields.map((field, index) => (
            <col key={field.name} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            {selectable && (
              <TableCell className="pick">
                <label>
                  <input
                    type="checkbox"
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
                    }}
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                    aria-label={t('records.select.all')}
                  />
                </label>
              </TableCell>
            )}
            {headers.map(({ column }) => {
              const field = byName.get(column.id);
              return (
                field && (
                  <HeaderCell
                    key={column.id}
                    entity={entity}
                    field={field}
                    isTitle={field === title}
                    sorted={column.getIsSorted()}
                    rank={sort.length > 1 ? column.getSortIndex() : -1}
                    change={change}
                  />
                )
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody onClick={press}>
          {rows.map((row, index) => (
            // By record, not by place: focus and a pressed button stay with their record or end with it.
            <ListRow
              key={row.id}
              {...{ place, places, row, index, fields, title, selectable, t, show }}
              opens={open !== undefined}
              selected={rowSelection[row.id] === true}
            />
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

/** What is cut off is told while the pointer rests on it. */
function tellWhole({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (cell === null || cell.classList.contains('pick')) return;
  const inner = cell.querySelector<HTMLElement>('.label') ?? cell;
  if (inner.scrollWidth > inner.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/** The same function at each rendering, which does what the last one is to do. */
function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((given) => latest.current(given), []);
}

interface HeaderCellProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly isTitle: boolean;
  readonly sorted: false | 'asc' | 'desc';
  /** Place among several sort columns, from 0. */
  readonly rank: number;
  readonly change: (change: ListChange) => void;
}

function HeaderCell({ entity, field, isTitle, sorted, rank, change }: HeaderCellProps) {
  const t = useText();
  const label = t(labelKeys.field(entity.name, field.path));
  return (
    <TableCell
      align={isAmount(field) ? 'right' : 'left'}
      aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
      {...(isTitle && { className: 'name' })}
    >
      {field.sort ? (
        <TableSortLabel
          active={sorted !== false}
          direction={sorted === 'desc' ? 'desc' : 'asc'}
          title={t('records.sortHint')}
          onClick={(event) => change({ type: 'sort', path: field.path, add: event.shiftKey })}
        >
          <span className="label">{label}</span>
          {sorted !== false && rank >= 0 && (
            <Box component="sup" sx={{ ml: 0.5 }}>
              {rank + 1}
            </Box>
          )}
        </TableSortLabel>
      ) : (
        <div className="label">{label}</div>
      )}
    </TableCell>
  );
}
