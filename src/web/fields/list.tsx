// Rows without identity (timetables, order lines): a table where there is room, their number in a list's column; edited by the form's table.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/field-kinds.ts';
import { labelKeys } from '#model/label-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { CellProps, FieldView } from './field-view.ts';
import { ReferenceTitles } from './reference-titles.tsx';
import { wantedTitles } from './wanted-titles.ts';

function ListCell({ shape, field, value, part }: CellProps) {
  const t = useText();
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  if (rows.length === 0) return null;
  const columns = (field.fields ?? []).filter(({ name }) => rows.some((row) => row[name] !== undefined));
  return (
    <ReferenceTitles wanted={wantedTitles(columns, rows)}>
      <TableContainer tabIndex={0} role="region" aria-label={t(labelKeys.field(shape, field.path))}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                  {t(labelKeys.field(shape, column.path))}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              // Rows have no identity but their place.
              <TableRow key={index}>
                {columns.map((column) => (
                  <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'} sx={isNumeric(column) ? { whiteSpace: 'nowrap' } : { minWidth: 140 }}>
                    {part(column, row[column.name], row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ReferenceTitles>
  );
}

const numeric: readonly FieldKind[] = ['integer', 'number', 'money', 'percentage'];

function isNumeric({ kind }: Field): boolean {
  return numeric.includes(kind);
}

export const list: FieldView = {
  show: (value, field, context) => {
    if (!Array.isArray(value)) return '';
    const rows = value as Record<string, unknown>[];
    return rows.map((row) => (field.fields ?? []).map((part) => context.show(part, row[part.name])).filter((part) => part !== '').join(' ')).join('; ');
  },
  Cell: ListCell,
  Widget: null,
  filter: 'none',
};
