// Items of a list as a table: what is short stands in the cells of a row, and what an item has only at times (a closed
// day needs no number of places) in a line of its own below it.
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { applies } from '#engine/kinds/check-record.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ArrayFieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { drawnWhenNear } from './drawn-when-near.ts';
import { FieldErrors } from './field-errors.tsx';
import { errorId } from './field-notes.ts';
import { ItemErrorsContext, ItemLayoutContext, useContainer, useFormScope } from './form-scope.ts';
import { fieldIn, type Path } from './form-store.ts';

/** More columns than this don't fit a table. */
const mostColumns = 7;
/** Short numbers leave the room to what is read; a unit behind one needs its own. */
const numberWidth = 112;
const measureWidth = 148;
/** The longest text has no more room than this: it scrolls in its cell, and the others stay readable. */
const mostSpan = 6;
/** As high as an input (38 px), around its room for the ring of the focus. */
const besideInputs = { display: 'flex', alignItems: 'center', height: 46 } as const;

/** What moves and removes the item around. */
export const ItemButtonsContext = createContext<ReactNode>(null);

function isCell({ kind, when }: Field): boolean {
  return !fieldKinds[kind].wide && when === undefined;
}

/** What is typed of each item. */
function partsOf(field: Field): readonly Field[] {
  return (field.fields ?? []).filter((part) => !part.readOnly);
}

export function fitsTable(field: Field): boolean {
  const parts = partsOf(field);
  return parts.filter(isCell).length <= mostColumns && parts.every((part) => isCell(part) || part.when !== undefined);
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
  return Math.min(span, mostSpan) + 2;
}

interface ItemTableProps {
  readonly field: Field;
  readonly children: ArrayFieldTemplateProps['items'];
}

export function ItemTable({ field, children }: ItemTableProps) {
  const t = useText();
  const { shape } = useFormScope();
  const columns = partsOf(field).filter(isCell);
  const wide = columns.filter((part) => !isShortNumber(part));
  const spans = wide.reduce((sum, { span }) => sum + roomOf(span), 0);
  return (
    <TableContainer>
      <Table size="small" aria-label={t(labelKeys.field(shape.name, field.path))} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            {columns.map((part) => (
              <TableCell
                key={part.name}
                sx={{
                  px: 0.75,
                  verticalAlign: 'top',
                  width:
                    isShortNumber(part) && wide.length > 0 ? widthOf(part) : `${(100 * roomOf(part.span)) / spans}%`,
                }}
              >
                {t(labelKeys.field(shape.name, part.path))}
                {part.required && <span aria-hidden> *</span>}
                <ColumnHelp field={part} />
              </TableCell>
            ))}
            <TableCell sx={{ px: 0.75, verticalAlign: 'top', width: field.until === undefined ? 132 : 72 }}>
              {t('records.list.actions')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

/** Said once for the column instead of below each input. */
function ColumnHelp({ field }: { readonly field: Field }) {
  const t = useText();
  const { shape } = useFormScope();
  const key = labelKeys.help(shape.name, field.path);
  const help = t(key);
  if (help === key) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={{ lineHeight: 1.3 }}>
      {help}
    </Typography>
  );
}

type ItemRowProps = Pick<ObjectFieldTemplateProps, 'fieldPathId' | 'properties'>;

export function ItemRow({ fieldPathId, properties }: ItemRowProps) {
  const path: Path = fieldPathId.path;
  const { shape } = useFormScope();
  const errors = useContext(ItemErrorsContext);
  const buttons = useContext(ItemButtonsContext);
  const field = fieldIn(shape.fields, path);
  const parts = field === undefined ? [] : partsOf(field);
  const cells = parts.filter(isCell);
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const hasBelow = useHasBelow(path, field);
  const edge = hasBelow ? { borderBottom: 0 } : undefined;
  return (
    <>
      <TableRow>
        {cells.map(({ name }, index) => (
          <TableCell
            key={name}
            data-invalid={(index === 0 && errors.length > 0) || undefined}
            sx={{ verticalAlign: 'top', minWidth: 88, px: 0.75, ...edge }}
          >
            {contents.get(name)}
            {index === 0 && <FieldErrors id={errorId(fieldPathId.$id)} texts={errors} />}
          </TableCell>
        ))}
        <TableCell sx={{ verticalAlign: 'top', whiteSpace: 'nowrap', px: 0.75, ...edge }}>
          <Box sx={{ ...drawnWhenNear(34), ...besideInputs }}>{buttons}</Box>
        </TableCell>
      </TableRow>
      {hasBelow && (
        <TableRow>
          <TableCell colSpan={cells.length + 1} sx={{ px: 0.75, pt: 0, pb: 2 }}>
            <ItemLayoutContext value="cards">
              <div className="field-grid">
                {parts.filter((part) => !isCell(part)).map(({ name }) => contents.get(name))}
              </div>
            </ItemLayoutContext>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** Whether the item at the path now has something that is no cell. */
function useHasBelow(path: Path, field: Field | undefined): boolean {
  return useContainer(
    [...path, ''],
    useCallback(
      (item: unknown) => field !== undefined && partsOf(field).some((part) => !isCell(part) && applies(part, item)),
      [field],
    ),
  );
}
