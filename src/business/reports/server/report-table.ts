// The sales report as a table of a file: the days and names, the figures, and the totals last.
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import { entities } from '#generated/entities.ts';
import type { Translate } from '#engine/kinds/check-record.ts';
import { isDayAxis, reportFigures, type FigureName, type Figures, type SalesReport } from '../sales-report.ts';
import type { Actor } from '#engine/server/actor.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { checkSeesField } from '#engine/server/records/rights.ts';
import type { Cell, TableColumn } from '#engine/server/table-files/table.ts';
import { figuresFor } from './sales-report.ts';

interface Layout {
  readonly columns: readonly TableColumn[];
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** `wanted`: figures in their order, joined by commas; all that the actor may see without. */
export function reportTable(
  { by, rows, totals, currency, currencies }: SalesReport,
  { actor, t, wanted }: { readonly actor: Actor; readonly t: Translate; readonly wanted: string | undefined },
): Layout {
  const figures = readFigures(wanted, actor);
  const cells = (values: Figures) => figures.map((figure) => values[figure]);
  const keys = by.map((axis): TableColumn => ({
    title: t(`report.axis.${axis}`),
    type: isDayAxis(axis) ? 'date' : 'text',
  }));
  const isUsual = currency === defaultCurrency && currencies.length < 2;
  const titleOf = (figure: FigureName) =>
    `${t(`report.figure.${figure}`)}${isUsual || reportFigures[figure].unit !== 'money' ? '' : ` (${currency})`}`;
  const body = rows.map((row) => [...(row.day === undefined ? [] : [row.day]), row.label, ...cells(row)]);
  const last = [t('report.totals'), ...by.slice(1).map(() => undefined), ...cells(totals)];
  return {
    columns: [
      ...keys,
      ...figures.map((figure): TableColumn => ({
        title: titleOf(figure),
        type: reportFigures[figure].unit === 'money' ? 'money' : 'integer',
      })),
    ],
    names: [...by, ...figures],
    rows: [...body, last],
  };
}

function readFigures(wanted: string | undefined, actor: Actor): readonly FigureName[] {
  if (wanted === undefined || wanted === '') return figuresFor(actor);
  return [...new Set(wanted.split(','))].map((name) => {
    if (!isFigure(name)) throw new ApiError('UNKNOWN_PARAMETER', { name: `columns=${name}` });
    for (const path of reportFigures[name].fields) checkSeesField(entities.order, path, actor);
    return name;
  });
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(reportFigures, name);
}
