// The rows of a list gathered by one field: each group with its number and sums, and the way to its rows.
import { lazy } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import { asDay } from '#engine/kinds/date/as-day.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Filter, ListQuery } from '#engine/model/list-query.ts';
import { localTime } from '#engine/model/local-time.ts';
import { businessTimeZone, resolveRelative } from '#engine/model/relative-time.ts';
import { mostGroups, type SummaryFigures, type SummaryGroup } from '#engine/model/list-summary.ts';
import { useListSummary } from '#engine/web/api/summaries.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useShowSum } from './use-show-sum.ts';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { BoardSwitch } from '../board/board-switch.tsx';
import { hasBoard } from '../board/moves.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListChange } from './list-state.ts';
import type { Density } from './use-density.ts';

const ListBoard = lazy(async () => ({ default: (await import('../board/list-board.tsx')).ListBoard }));

/** Pixels; on a phone a name and two figures fit. */
const leastName = 112;
const figureWidths = { wide: 180, narrow: 112 } as const;

interface ListGroupsProps {
  readonly place: Place;
  readonly query: ListQuery;
  readonly field: Field;
  /** Amounts that are added up. */
  readonly sums: readonly Field[];
  readonly density: Density;
  readonly change: (change: ListChange) => void;
  /** As columns of a board, where the field has one. */
  readonly board: boolean;
  /** The columns of the list, and what opens a record that has no screen of its own. */
  readonly fields: readonly Field[];
  readonly open: ((id: string) => void) | undefined;
}

export function ListGroups({ board, fields, open, ...props }: ListGroupsProps) {
  const { place, query, field, change } = props;
  if (!hasBoard(entityOf(place.entity), field)) return <GroupTable {...props} />;
  return (
    <>
      <BoardSwitch board={board} choose={(next) => change({ type: 'group', group: field.path, board: next })} />
      {board ? <ListBoard {...{ place, query, field, fields, open, change }} /> : <GroupTable {...props} />}
    </>
  );
}

function GroupTable({
  place,
  query,
  field,
  sums,
  density,
  change,
}: Omit<ListGroupsProps, 'board' | 'fields' | 'open'>) {
  const t = useText();
  const format = useFormat();
  const show = useShow(place.entity);
  const showSum = useShowSum(place.entity);
  const figureWidth = figureWidths[useWidthFrom('sm') ? 'wide' : 'narrow'];
  const summary = useListSummary({ place, query, by: field.path, sums: sums.map(({ path }) => path) });
  if (summary.isError)
    return (
      <Box sx={{ p: 2 }}>
        <ErrorPanel error={summary.error} retry={() => void summary.refetch()} />
      </Box>
    );
  if (summary.data === undefined) return <ListSkeleton columns={sums.length + 2} />;
  const label = t(labelKeys.field(place.entity, field.path));
  const nameOf = ({ key, label: title }: SummaryGroup) =>
    key === undefined ? t('records.noValue') : (title ?? nameOfKey(field, key, show) ?? t('records.reference.unknown'));
  const figures = (told: SummaryFigures) => (
    <>
      <TableCell className="solid amount" align="right">
        {format.number(told.count)}
      </TableCell>
      {sums.map((sum) => (
        <TableCell key={sum.path} className="solid amount" align="right">
          {showSum(sum, told)}
        </TableCell>
      ))}
    </>
  );
  const { groups = [], more = false } = summary.data;
  return (
    <WideTable label={label}>
      <Table
        size="small"
        className={`rows ${density}`}
        style={{ minWidth: leastName + figureWidth * (sums.length + 1) }}
        aria-label={t('records.group.by', { field: label })}
      >
        <colgroup>
          <col />
          <col style={{ width: figureWidth }} />
          {sums.map(({ path }) => (
            <col key={path} style={{ width: figureWidth }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            <TableCell className="name">{label}</TableCell>
            <TableCell className="amount" align="right">
              {t('records.group.count')}
            </TableCell>
            {sums.map((sum) => (
              <TableCell key={sum.path} className="amount" align="right">
                {t(labelKeys.field(place.entity, sum.path))}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group.key ?? ''}>
              <TableCell className="name">
                <button
                  type="button"
                  className="into"
                  onClick={() => change({ type: 'openGroup', filters: filtersOf(field, group.key, query.filters) })}
                >
                  {nameOf(group)}
                </button>
              </TableCell>
              {figures(group)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter sx={{ '& td': { fontWeight: 600, color: 'text.primary', borderBottom: 0 } }}>
          <TableRow>
            <TableCell>{t('records.sum.all')}</TableCell>
            {figures(summary.data)}
          </TableRow>
        </TableFooter>
      </Table>
      {more && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1 }}>
          {t('records.group.more', { count: mostGroups })}
        </Typography>
      )}
    </WideTable>
  );
}

/** What a record is called is told with the group. */
function nameOfKey(field: Field, key: string, show: ReturnType<typeof useShow>): string | undefined {
  if (field.reference !== undefined) return undefined;
  const { groups, type } = fieldKinds[field.kind];
  if (groups === 'day') return show(asDay(field), key);
  return show(field, type === 'boolean' ? key === 'true' : key);
}

/**
 * What the list asks for the rows of one group; it takes the place of what was asked of the field, but for a limit that
 * lies inside the group's day.
 */
function filtersOf(field: Field, key: string | undefined, asked: readonly Filter[]): Filter[] {
  const { path } = field;
  const without = (['eq', 'in', 'gte', 'lte', 'gt', 'lt', 'null'] as const).map((operator): Filter => ({
    path,
    operator,
    values: [],
  }));
  if (key === undefined) return [...without, { path, operator: 'null', values: ['true'] }];
  if (fieldKinds[field.kind].groups !== 'day') return [...without, { path, operator: 'eq', values: [key] }];
  const inside = asked.filter(
    (filter) =>
      filter.path === path && limits.has(filter.operator) && filter.values.every((text) => isWithin(text, key)),
  );
  return [...without, { path, operator: 'gte', values: [key] }, { path, operator: 'lte', values: [key] }, ...inside];
}

const limits: ReadonlySet<Filter['operator']> = new Set(['gte', 'lte', 'gt', 'lt']);

/** An instant of the day; a limit that is itself a day has all of it. */
function isWithin(text: string, day: string): boolean {
  const instant = resolveRelative('dateTime', text, new Date());
  const at = new Date(instant);
  return instant.includes('T') && !Number.isNaN(at.getTime()) && localTime(at, businessTimeZone).date === day;
}
