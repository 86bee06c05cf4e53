// Rows without identity (timetables, order lines): a table where there is room, their number in a list's column; edited
// by the form's table.
import { fieldKinds } from '../index.ts';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { CellProps, FieldView } from '../view.ts';
import { ReferenceTitles } from '#engine/web/fields/reference-titles.tsx';
import { wantedTitles } from '#engine/web/fields/wanted-titles.ts';
import { WideTable } from '#engine/web/fields/wide-table.tsx';

function ListCell({ shape, field, value, part }: CellProps) {
  const t = useText();
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  if (rows.length === 0) return null;
  const columns = columnsOf(field).filter(({ name }) => rows.some((row) => row[name] !== undefined));
  return (
    <ReferenceTitles wanted={wantedTitles(columns, rows)}>
      <WideTable label={t(labelKeys.field(shape, field.path))}>
        <table className="rows-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} className={isNumeric(column) ? 'number' : undefined}>
                  {t(labelKeys.field(shape, column.path))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows have no identity but their place.
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column.name} className={isNumeric(column) ? 'number' : undefined}>
                    {part(column, row[column.name], row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </ReferenceTitles>
  );
}

/** The parts declared as columns; all, when none is. */
function columnsOf({ fields = [] }: Field): readonly Field[] {
  const declared = fields.filter((part) => part.list);
  return declared.length > 0 ? declared : fields;
}

function isNumeric({ kind }: Field): boolean {
  return fieldKinds[kind].amount === true;
}

export const list: FieldView = {
  show: (value, field, context) => {
    if (!Array.isArray(value)) return '';
    const rows = value as Record<string, unknown>[];
    return rows
      .map((row) =>
        (field.fields ?? [])
          .map((part) => context.show(part, row[part.name]))
          .filter((part) => part !== '')
          .join(' '),
      )
      .join('; ');
  },
  Cell: ListCell,
  Widget: null,
  filter: 'none',
  width: 104,
};
