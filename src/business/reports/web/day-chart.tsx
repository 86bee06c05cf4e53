import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import type { ReportRow } from '../sales-report.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { chartHeight } from './chart-skeleton.tsx';
import { useChartText } from './use-chart-text.ts';

/** Sales day by day. */
export function DayChart({ rows, currency }: { readonly rows: readonly ReportRow[]; readonly currency: string }) {
  const t = useText();
  const { palette } = useTheme();
  const format = useFormat();
  const { short, shortDay, still } = useChartText(currency);
  const money = (value: number | null) => format.money(value ?? 0, currency);
  return (
    <LineChart
      height={chartHeight}
      hideLegend
      skipAnimation={still}
      margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: rows.map(({ key }) => key),
          valueFormatter: (day: string, { location }) => (location === 'tick' ? shortDay(day) : format.date(day)),
          height: 28,
        },
      ]}
      yAxis={[{ min: 0, width: 64, valueFormatter: short, disableLine: true, disableTicks: true }]}
      series={[
        {
          data: rows.map(({ total }) => total ?? 0),
          label: t('sales.tile.total'),
          color: palette.primary.main,
          area: true,
          showMark: rows.length < 2,
          curve: 'linear',
          valueFormatter: money,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.12 }, [`& .${lineClasses.line}`]: { strokeWidth: 2 } }}
    />
  );
}
