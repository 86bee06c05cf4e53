// The sales report as a table of a file: the days and names, the figures, and the totals last.
import type { Translate } from '#model/check-record.ts';
import { isDayAxis, reportFigures, type FigureName, type Figures, type SalesReport } from '#model/sales-report.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../api-error.ts';
import type { Cell, TableColumn } from '../table-files/table.ts';
import { figuresFor } from './sales-report.ts';

interface Layout {
  readonly columns: readonly TableColumn[];
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** `wanted`: figures in their order, joined by commas; all that the actor may see without. */
export function reportTable({ by, rows, totals }: SalesReport, { actor, t, wanted }: { readonly actor: Actor; readonly t: Translate; readonly wanted: string | undefined }): Layout {
  const figures = readFigures(wanted, figuresFor(actor));
  const cells = (values: Figures) => figures.map((figure) => values[figure]);
  const keys = by.map((axis): TableColumn => ({ title: t(`report.axis.${axis}`), type: isDayAxis(axis) ? 'date' : 'text' }));
  const body = rows.map((row) => [...(row.day === undefined ? [] : [row.day]), row.label, ...cells(row)]);
  const last = [t('report.totals'), ...by.slice(1).map(() => undefined), ...cells(totals)];
  return {
    columns: [...keys, ...figures.map((figure): TableColumn => ({ title: t(`report.figure.${figure}`), type: reportFigures[figure].unit === 'money' ? 'money' : 'integer' }))],
    names: [...by, ...figures],
    rows: [...body, last],
  };
}

function readFigures(wanted: string | undefined, known: readonly FigureName[]): readonly FigureName[] {
  if (wanted === undefined || wanted === '') return known;
  const names = wanted.split(',');
  const unknown = names.find((name) => !known.includes(name as FigureName));
  if (unknown !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: `columns=${unknown}` });
  return names as FigureName[];
}
