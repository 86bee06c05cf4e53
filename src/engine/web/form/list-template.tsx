// A list field: a table where its items are short, cards where they are not or where there is no room.
import { fieldKinds } from '#engine/kinds/index.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ItemLayoutContext, useFormScope } from './form-scope.ts';
import { fieldIn } from './form-store.ts';

/** More columns than this don't fit a table. */
const mostColumns = 7;

/** What is typed of each item. */
function columnsOf(field: Field): readonly Field[] {
  return (field.fields ?? []).filter((part) => !part.readOnly);
}

/** Short numbers leave the room to what is read; a unit behind one needs its own. */
const numberWidth = 112;
const measureWidth = 148;

function fitsTable(field: Field): boolean {
  const parts = columnsOf(field);
  return parts.length <= mostColumns && parts.every(({ kind, when }) => !fieldKinds[kind].wide && when === undefined);
}

export function ListTemplate({ fieldPathId, items, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  const t = useText();
  const { shape } = useFormScope();
  const roomy = useMediaQuery(useTheme().breakpoints.up('md'));
  const field = fieldIn(shape.fields, fieldPathId.path);
  if (field === undefined) return null;
  const label = t(labelKeys.field(shape.name, field.path));
  const layout = roomy && fitsTable(field) ? 'table' : 'cards';
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ItemLayoutContext value={layout}>
        {items.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('records.list.empty')}
          </Typography>
        )}
        {layout === 'cards' || items.length === 0 ? (
          <Box sx={{ display: 'grid', gap: 2 }}>{items}</Box>
        ) : (
          <ItemTable field={field}>{items}</ItemTable>
        )}
      </ItemLayoutContext>
      {canAdd && (
        <Button data-add={fieldPathId.$id} size="small" startIcon={<Add />} onClick={onAddClick} sx={{ mt: 1 }}>
          {t('records.list.add', { field: label })}
        </Button>
      )}
    </Box>
  );
}

function isShortNumber({ kind }: Field): boolean {
  const { type, amount, decimals } = fieldKinds[kind];
  return amount === true && type === 'integer' && decimals === undefined;
}

function widthOf({ unit }: Field): number {
  return unit === undefined ? numberWidth : measureWidth;
}

/** Every picker has a frame and a button, however short its texts: the narrow need more than their share. */
function roomOf(span: number): number {
  return span + 2;
}

interface ItemTableProps {
  readonly field: Field;
  readonly children: ArrayFieldTemplateProps['items'];
}

function ItemTable({ field, children }: ItemTableProps) {
  const t = useText();
  const { shape } = useFormScope();
  const columns = columnsOf(field);
  const wide = columns.filter((part) => !isShortNumber(part));
  const spans = wide.reduce((sum, { span }) => sum + roomOf(span), 0);
  return (
    <TableContainer>
      <Table size="small" aria-label={t(labelKeys.field(shape.name, field.path))}>
        <TableHead>
          <TableRow>
            {columns.map((part) => (
              <TableCell
                key={part.name}
                sx={{
                  px: 0.75,
                  width:
                    isShortNumber(part) && wide.length > 0 ? widthOf(part) : `${(100 * roomOf(part.span)) / spans}%`,
                }}
              >
                {t(labelKeys.field(shape.name, part.path))}
                {part.required && <span aria-hidden> *</span>}
              </TableCell>
            ))}
            <TableCell sx={{ px: 0.75 }}>{t('records.list.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
