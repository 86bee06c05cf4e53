// The lines of an order as a table with its totals; on the screen and on paper the same.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { showText } from '#engine/kinds/view.ts';
import { useTitles } from '#engine/web/fields/reference-titles.tsx';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePrinting } from '#engine/web/theme/use-printing.ts';

interface OrderLinesProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  /** Parts of a line after its title, as columns; those that no line has are left out. */
  readonly columns: readonly string[];
}

type Line = Readonly<Record<string, unknown>>;

/** Rows of the foot; the coupon stands above what it took off. */
const totals = ['subtotal', 'promotionCoupon', 'discount', 'serviceFee', 'total'] as const;

const numberSx = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', px: 1.25 } as const;

export function OrderLines({ entity, record, columns }: OrderLinesProps) {
  const t = useText();
  const isNarrow = !useWidthFrom('sm');
  const isPrinted = usePrinting();
  const lines: readonly Line[] = Array.isArray(record['products']) ? record['products'].filter(isRecord) : [];
  const known = columns.filter((name) => lines.some((line) => line[name] !== undefined));
  // On a phone the first and the last stand beside the title, so that no amount is out of sight; the others below it.
  const isBelow = (name: string) => isNarrow && !isPrinted && name !== known[0] && name !== known.at(-1);
  const shown = known.filter((name) => !isBelow(name));
  const below = known.filter(isBelow);
  const types = useTitles(
    'productGrid',
    lines.map((line) => String(line['productGridId'])),
  );
  const label = (path: string) => t(labelKeys.field(entity.name, path));
  return (
    <WideTable label={label('products')}>
      <Table size="small" aria-label={label('products')}>
        <TableHead>
          <TableRow>
            <TableCell>{label('products.productId')}</TableCell>
            {shown.map((name) => (
              <TableCell key={name} align="right" sx={{ px: 1.25 }}>
                {label(`products.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            // Lines have no identity but their place.
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ minWidth: { xs: 120, sm: 160 } }}>
                <Typography component="span" variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                  {showText(line['title'])}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {typeBeside(showText(line['title']), types[index])}
                </Typography>
                {below.map((name) => (
                  <Typography
                    key={name}
                    component="span"
                    variant="caption"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {t('common.label', { label: label(`products.${name}`) })}{' '}
                    <Value entity={entity} path={`products.${name}`} value={line[name]} record={record} />
                  </Typography>
                ))}
              </TableCell>
              {shown.map((name) => (
                <TableCell key={name} align="right" sx={numberSx}>
                  <Value entity={entity} path={`products.${name}`} value={line[name]} record={record} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals
            .filter((name) =>
              name === 'promotionCoupon'
                ? record[name] !== undefined
                : name === 'total' || name === 'subtotal' || record[name] !== 0,
            )
            .map((name) => (
              <TotalRow key={name} entity={entity} record={record} name={name} span={shown.length} />
            ))}
        </TableFooter>
      </Table>
    </WideTable>
  );
}

/** The copied title of a line usually says its type already. */
function typeBeside(title: string, type: string | undefined): string | undefined {
  return type !== undefined && title.endsWith(type) ? undefined : type;
}

interface TotalRowProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly name: (typeof totals)[number];
  readonly span: number;
}

function TotalRow({ entity, record, name, span }: TotalRowProps) {
  const t = useText();
  const isTotal = name === 'total';
  const isDiscount = name === 'discount';
  const cellSx = {
    color: 'text.primary',
    fontSize: isTotal ? '1rem' : '0.875rem',
    fontWeight: isTotal ? 650 : 400,
    border: 0,
    py: 0.75,
  } as const;
  return (
    <TableRow>
      <TableCell component="th" scope="row" colSpan={span} align="right" sx={cellSx}>
        {t(labelKeys.field(entity.name, name))}
      </TableCell>
      <TableCell align="right" sx={{ ...cellSx, ...numberSx }}>
        {isDiscount && '−'}
        <Value entity={entity} path={name} value={record[name]} record={record} />
      </TableCell>
    </TableRow>
  );
}

interface ValueProps {
  readonly entity: Entity;
  readonly path: string;
  readonly value: unknown;
  /** The order, which has the currency. */
  readonly record: RecordValues;
}

function Value({ entity, path, value, record }: ValueProps) {
  const field = fieldAt(entity, path);
  return field === undefined ? null : <FieldCell shape={entity.name} field={field} value={value} container={record} />;
}
