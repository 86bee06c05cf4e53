// A chart with its heading, its switch, and the table that says the same to those who read rather than look.
import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import BarChart from '@mui/icons-material/BarChart';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import type { Figures, ReportRow } from '../sales-report.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { ChartSkeleton, chartHeight } from './chart-skeleton.tsx';
import { FigureTable } from './figure-table.tsx';

interface FigureAnswer {
  readonly rows: readonly ReportRow[] | undefined;
  readonly totals: Figures | undefined;
  readonly currency: string | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Shown {
  readonly rows: readonly ReportRow[];
  readonly totals: Figures;
  readonly currency: string;
}

interface FigureFrameProps {
  readonly title: string;
  /** Which orders. */
  readonly note: string;
  readonly keyTitle: string;
  /** Shares of the whole beside the amounts. */
  readonly shares?: boolean;
  readonly answer: FigureAnswer;
  readonly controls: ReactNode;
  readonly children: (shown: Shown) => ReactNode;
}

export function FigureFrame({ title, note, keyTitle, shares = false, answer, controls, children }: FigureFrameProps) {
  const t = useText();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { rows, totals = {}, currency = defaultCurrency, isError, isPlaceholderData, error, refetch } = answer;
  const body = () => {
    if (isError) return <ErrorPanel error={error} retry={() => void refetch()} />;
    if (rows === undefined) return <ChartSkeleton bare />;
    if (!rows.some((row) => (row.orders ?? 0) > 0 || (row.cancelled ?? 0) > 0))
      return <Typography color="textSecondary">{t('sales.empty')}</Typography>;
    if (asTable) return <FigureTable title={title} {...{ keyTitle, rows, totals, currency, shares }} />;
    return (
      <>
        <Box component="p" sx={visuallyHidden}>
          <InWords {...{ title, rows, totals, currency }} />
        </Box>
        {children({ rows, totals, currency })}
      </>
    );
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <div>
          <Typography component="h3" variant="subtitle1" id={id}>
            {title}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {note}
          </Typography>
        </div>
        <Button
          size="small"
          color="inherit"
          startIcon={asTable ? <BarChart /> : <TableRows />}
          aria-label={`${t('common.label', { label: t(asTable ? 'sales.chart' : 'sales.table') })} ${title}`}
          onClick={() => setAsTable(!asTable)}
          style={{ flex: 'none' }}
        >
          {t(asTable ? 'sales.chart' : 'sales.table')}
        </Button>
      </Box>
      <Box sx={{ mt: 0.5, mb: 1 }}>{controls}</Box>
      <Box
        aria-busy={rows === undefined && !isError}
        sx={{ minHeight: chartHeight, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {body()}
      </Box>
    </Box>
  );
}

/** What one sees at a glance, for those who hear it. */
function InWords({ title, rows, totals, currency }: Shown & { readonly title: string }) {
  const t = useText();
  const format = useFormat();
  const most = rows.reduce((best, row) => ((row.total ?? 0) > (best.total ?? 0) ? row : best));
  return t('sales.inChart', {
    title,
    total: format.money(totals.total ?? 0, currency),
    label: most.label,
    most: format.money(most.total ?? 0, currency),
  });
}
