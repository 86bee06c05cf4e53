import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import type { ReportRow } from '../sales-report.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { chartHeight } from './chart-skeleton.tsx';
import { useChartText } from './use-chart-text.ts';

/** Pixels of the axis and the space above. */
const axisHeight = 32;

/** The table behind has them all. */
const mostBars = 10;

/** Pixels that a bar takes with the space around it, at most: a single one does not fill the chart. */
const mostThickness = 48;

/** Who sells most, with the share of the whole. */
export function RankingChart({
  rows,
  whole,
  currency,
}: {
  readonly rows: readonly ReportRow[];
  readonly whole: number;
  readonly currency: string;
}) {
  const t = useText();
  const { palette } = useTheme();
  const format = useFormat();
  const { short, shorten, still } = useChartText(currency);
  const bars = rows.slice(0, mostBars);
  const names = new Map(bars.map(({ key, label }) => [key, label]));
  const share = (value: number) => (whole === 0 ? '' : ` (${format.percentage(Math.round((value / whole) * 10_000))})`);
  return (
    <BarChart
      layout="horizontal"
      height={Math.min(chartHeight, bars.length * mostThickness + axisHeight)}
      hideLegend
      skipAnimation={still}
      margin={{ left: 0, right: 32, top: 4, bottom: 0 }}
      grid={{ vertical: true }}
      borderRadius={3}
      xAxis={[
        { min: 0, height: axisHeight, valueFormatter: short, disableLine: true, disableTicks: true, tickNumber: 4 },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ key }) => key),
          width: 152,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (key: string, { location }) =>
            location === 'tick' ? shorten(names.get(key) ?? '') : (names.get(key) ?? ''),
        },
      ]}
      series={[
        {
          data: bars.map(({ total }) => total ?? 0),
          label: t('sales.tile.total'),
          color: palette.primary.main,
          valueFormatter: (value) => `${format.money(value ?? 0, currency)}${share(value ?? 0)}`,
        },
      ]}
    />
  );
}
