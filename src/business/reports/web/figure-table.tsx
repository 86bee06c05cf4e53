// The figures of a report as a table with its totals.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { figureNames, reportFigures, type FigureName, type Figures, type ReportRow } from '../sales-report.ts';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface FigureTableProps {
  /** Accessible name. */
  readonly title: string;
  readonly keyTitle: string;
  /** Heading of the days, where rows belong to one. */
  readonly dayTitle?: string;
  readonly rows: readonly ReportRow[];
  readonly totals: Figures;
  readonly currency: string;
  readonly shares?: boolean;
  /** A few by default; those that the reader may not see are absent from the totals and left out. */
  readonly figures?: readonly FigureName[];
  readonly tall?: boolean;
}

const usual = ['orders', 'tickets', 'total', 'cancelled'] as const satisfies readonly FigureName[];
/** What is due stands beside what was sold, where it is seen without scrolling. */
export const allFigures: readonly FigureName[] = figureNames
  .filter((name) => name !== 'transferDue')
  .flatMap((name) => (name === 'total' ? [name, 'transferDue' as const] : [name]));

/** Pixels of the days' column, where the next one is pinned. */
const dayWidth = 84;

/** Many columns in little room. */
const dense = { '& .MuiTableCell-root': { px: 0.75, fontSize: '0.8125rem' } } as const;

/** Stays while the figures are scrolled, where there is room for that. */
function pinned(left: number) {
  return {
    position: { sm: 'sticky' },
    left,
    zIndex: 1,
    bgcolor: 'background.paper',
    ...(left === 0 && { minWidth: dayWidth }),
  } as const;
}

export function FigureTable({
  title,
  keyTitle,
  dayTitle,
  rows,
  totals,
  currency,
  shares = false,
  figures = usual,
  tall = false,
}: FigureTableProps) {
  const t = useText();
  const format = useFormat();
  const shown = figures.filter((figure) => totals[figure] !== undefined);
  const write = (figure: FigureName, value = 0) =>
    reportFigures[figure].unit === 'money' ? format.money(value, currency) : format.number(value);
  const share = (total = 0) =>
    totals.total === undefined || totals.total === 0
      ? '–'
      : format.percentage(Math.round((total / totals.total) * 10_000));
  const number = { align: 'right', sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } } as const;
  const figureHeading = {
    align: 'right',
    sx: tall ? { verticalAlign: 'bottom', lineHeight: 1.25 } : { whiteSpace: 'nowrap' },
  } as const;
  return (
    <WideTable label={title} {...(!tall && { maxHeight: '360px' })}>
      <Table size="small" stickyHeader={!tall} aria-label={title} sx={tall ? dense : undefined}>
        <TableHead>
          <TableRow>
            {dayTitle !== undefined && <TableCell sx={pinned(0)}>{dayTitle}</TableCell>}
            <TableCell sx={dayTitle === undefined ? undefined : pinned(dayWidth)}>{keyTitle}</TableCell>
            {shown.map((figure) => (
              <TableCell key={figure} {...figureHeading}>
                {t(`report.figure.${figure}`)}
              </TableCell>
            ))}
            {shares && <TableCell {...number}>{t('sales.column.share')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.day ?? ''} ${row.key}`}>
              {dayTitle !== undefined && (
                <TableCell sx={{ ...pinned(0), whiteSpace: 'nowrap' }}>
                  {row.day === undefined || row.day === '' ? t('report.without') : format.date(row.day)}
                </TableCell>
              )}
              <TableCell
                component="th"
                scope="row"
                sx={{ ...(dayTitle !== undefined && pinned(dayWidth)), minWidth: 120 }}
              >
                {row.label}
              </TableCell>
              {shown.map((figure) => (
                <TableCell key={figure} {...number}>
                  {write(figure, row[figure])}
                </TableCell>
              ))}
              {shares && <TableCell {...number}>{share(row.total)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter
          sx={{
            '& .MuiTableCell-root': {
              color: 'text.primary',
              fontWeight: 650,
              fontSize: '0.875rem',
              borderTop: 2,
              borderColor: 'divider',
            },
          }}
        >
          <TableRow>
            <TableCell
              component="th"
              scope="row"
              colSpan={dayTitle === undefined ? 1 : 2}
              sx={dayTitle === undefined ? undefined : pinned(0)}
            >
              {t('report.totals')}
            </TableCell>
            {shown.map((figure) => (
              <TableCell key={figure} {...number}>
                {write(figure, totals[figure])}
              </TableCell>
            ))}
            {shares && <TableCell {...number}>{share(totals.total)}</TableCell>}
          </TableRow>
        </TableFooter>
      </Table>
    </WideTable>
  );
}
