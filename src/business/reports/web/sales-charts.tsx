// Sales day by day, and whom they come from. Each chart has its table behind it.
import { useState } from 'react';
import Box from '@mui/material/Box';
import type { ListQuery } from '#engine/model/list-query.ts';
import { dayAxes, type DayAxis } from '../sales-report.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ChoiceSwitch } from './choice-switch.tsx';
import { DayChart } from './day-chart.tsx';
import { everyDay, filteredAxis, filteredPeriod, periodOf, type Period } from './days.ts';
import { FigureFrame } from './figure-frame.tsx';
import { RankingChart } from './ranking-chart.tsx';
import { useSalesReport } from './report-calls.ts';
import { useKeptChoice } from './use-kept-choice.ts';

interface SalesChartsProps {
  readonly query: ListQuery;
}

export function SalesCharts({ query }: SalesChartsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Days query={query} />
      <Ranking query={query} />
    </Box>
  );
}

const kinds = { purchaseDay: 'purchase', visitDay: 'visit' } as const satisfies Record<DayAxis, string>;

/** The day that the list is filtered by, until another is chosen for it; else the one chosen last. */
function useDayAxis(query: ListQuery): readonly [DayAxis, (axis: DayAxis) => void] {
  const [kept, keep] = useKeptChoice('sales_day', dayAxes, 'purchaseDay');
  const filtered = filteredAxis(query);
  const [chosen, choose] = useState<{ readonly filtered: DayAxis; readonly axis: DayAxis }>();
  if (filtered === undefined) return [kept, keep];
  return [chosen?.filtered === filtered ? chosen.axis : filtered, (axis) => choose({ filtered, axis })];
}

function Days({ query }: SalesChartsProps) {
  const t = useText();
  const format = useFormat();
  const [axis, setAxis] = useDayAxis(query);
  // One day for as long as the page is open: at midnight nothing jumps.
  const [now] = useState(() => new Date());
  const period = periodOf(axis, query, now);
  const answer = useSalesReport({ query, by: [axis], ...period });
  const filterNote = ({ from, to }: Partial<Period>) => {
    const days = { from: from === undefined ? '' : format.date(from), to: to === undefined ? '' : format.date(to) };
    if (from !== undefined && to !== undefined) return t('sales.period.between', days);
    if (from !== undefined) return t('sales.period.since', days);
    return t(to === undefined ? 'sales.period.list' : 'sales.period.until', days);
  };
  const filtered = filteredPeriod(axis, query, now);
  const rows =
    answer.data?.by[0] === axis
      ? everyDay(answer.data.rows, period ?? filtered).map((row) => ({ ...row, label: format.date(row.key) }))
      : undefined;
  return (
    <FigureFrame
      title={t(`sales.days.${kinds[axis]}`)}
      note={period === undefined ? filterNote(filtered) : t(`sales.period.${kinds[axis]}`)}
      keyTitle={t('sales.column.day')}
      answer={{ ...answer, rows, totals: answer.data?.totals, currency: answer.data?.currency }}
      controls={
        <ChoiceSwitch
          label={t('sales.day')}
          choices={dayAxes}
          value={axis}
          textOf={(one) => t(`sales.day.${one}`)}
          onChange={setAxis}
        />
      }
    >
      {({ rows: shown, currency }) => <DayChart rows={shown} currency={currency} />}
    </FigureFrame>
  );
}

const rankings = ['provider', 'channel', 'product'] as const;

function Ranking({ query }: SalesChartsProps) {
  const t = useText();
  const [axis, setAxis] = useKeptChoice('sales_ranking', rankings, 'provider');
  const answer = useSalesReport({ query, by: [axis] });
  return (
    <FigureFrame
      title={t(`sales.ranking.${axis}`)}
      note={t('sales.period.list')}
      keyTitle={t(`sales.axis.${axis}`)}
      shares
      answer={{
        ...answer,
        rows: answer.data?.by[0] === axis ? answer.data.rows : undefined,
        totals: answer.data?.totals,
        currency: answer.data?.currency,
      }}
      controls={
        <ChoiceSwitch
          label={t('sales.ranking')}
          choices={rankings}
          value={axis}
          textOf={(one) => t(`sales.axis.${one}`)}
          onChange={setAxis}
        />
      }
    >
      {({ rows, totals, currency }) => <RankingChart rows={rows} whole={totals.total ?? 0} currency={currency} />}
    </FigureFrame>
  );
}
