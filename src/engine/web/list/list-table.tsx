// The rows as a table: MUI markup over TanStack Table, which keeps columns, sorting marks and selection; the server
// sorts.
import { fieldKinds } from '#engine/kinds/index.ts';
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
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
import { fieldViews } from '#engine/kinds/views.ts';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ListCell, TitleCell } from './list-cell.tsx';
import { titleField } from './list-fields.ts';
import type { ListChange } from './list-state.ts';
import type { Density } from './use-density.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });
const helper = createColumnHelper<typeof features, RecordValues>();

const cellSx = { px: 1.5 } as const;
const roomySx = { '& td': { py: 1.25 }, '& th': { py: 1.25 } } as const;
const solidSx = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
/** Longer texts take two lines, not a column as wide as the longest; words stay whole while they fit. */
const textSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'break-word',
  minWidth: 120,
  maxWidth: 320,
} as const;

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
  const title = titleField(entity, fields);
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
  return (
    <WideTable label={t(labelKeys.entity(entity.name, 'many'))} maxHeight={{ md: 'max(320px, calc(100vh - 280px))' }}>
      <Table
        stickyHeader
        size="small"
        sx={density === 'compact' ? undefined : roomySx}
        aria-label={t(labelKeys.entity(entity.name, 'many'))}
      >
        <TableHead>
          <TableRow>
            {selectable && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                  slotProps={{ input: { 'aria-label': t('records.select.all') } }}
                />
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
                    sorted={column.getIsSorted()}
                    rank={sort.length > 1 ? column.getSortIndex() : -1}
                    change={change}
                  />
                )
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} hover selected={row.getIsSelected()}>
              {selectable && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                    slotProps={{ input: { 'aria-label': t('records.select.one', { row: row.index + 1 }) } }}
                  />
                </TableCell>
              )}
              {row.getAllCells().map(({ column }) => {
                const field = byName.get(column.id);
                if (field === undefined) return null;
                const cell = { place, field, row: row.original };
                return (
                  <TableCell key={column.id} align={alignOf(field)} sx={cellSx}>
                    <Box sx={fieldViews[field.kind].solid ? solidSx : textSx}>
                      {field === title ? <TitleCell {...cell} open={open} /> : <ListCell {...cell} />}
                    </Box>
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

function alignOf(field: Field): 'right' | 'left' {
  return fieldKinds[field.kind].amount ? 'right' : 'left';
}

interface HeaderCellProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly sorted: false | 'asc' | 'desc';
  /** Place among several sort columns, from 0. */
  readonly rank: number;
  readonly change: (change: ListChange) => void;
}

function HeaderCell({ entity, field, sorted, rank, change }: HeaderCellProps) {
  const t = useText();
  const label = t(labelKeys.field(entity.name, field.path));
  return (
    <TableCell
      align={alignOf(field)}
      aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
      sx={{ px: 1.5, whiteSpace: 'nowrap', fontWeight: 600 }}
    >
      {field.sort ? (
        <TableSortLabel
          active={sorted !== false}
          direction={sorted === 'desc' ? 'desc' : 'asc'}
          title={t('records.sortHint')}
          onClick={(event) => change({ type: 'sort', path: field.path, add: event.shiftKey })}
        >
          {label}
          {sorted !== false && rank >= 0 && (
            <Box component="sup" sx={{ ml: 0.5 }}>
              {rank + 1}
            </Box>
          )}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
