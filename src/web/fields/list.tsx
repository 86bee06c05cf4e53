// Rows without identity (timetables, order lines): a table where there is room, their number in a list's column; edited by the form's table.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { labelKeys } from '#model/label-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { CellProps, FieldView } from './field-view.ts';

function ListCell({ shape, field, value, show }: CellProps) {
  const t = useText();
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  if (rows.length === 0) return null;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t(labelKeys.field(shape, field.path))}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {field.fields?.map((part) => (
              <TableCell key={part.name}>{t(labelKeys.field(shape, part.path))}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // Rows have no identity but their place.
            <TableRow key={index}>
              {field.fields?.map((part) => (
                <TableCell key={part.name}>{show(part, row[part.name])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
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
