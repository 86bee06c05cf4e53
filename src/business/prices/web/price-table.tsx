// The grid as a table: types with their amounts down the side, the default price and the validities across.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { PriceType } from './grid-types.ts';
import { PriceCell } from './price-cell.tsx';
import { cellAt, columnsOf, type PriceGrid } from './price-grid.ts';
import { TypeMarks } from './type-marks.tsx';
import { useColumnTitles } from './use-column-titles.ts';
import { useGridFocus, type GridFocus } from './use-grid-focus.ts';

interface PriceTableProps {
  readonly grid: PriceGrid;
}

export function PriceTable({ grid }: PriceTableProps) {
  const t = useText();
  const columns = columnsOf(grid);
  const titles = useColumnTitles(grid.data);
  const focus = useGridFocus(grid.data.types.length * grid.shown.length, columns.length);
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table
        id={focus.id}
        role="grid"
        size="small"
        aria-label={t('prices.grid')}
        aria-readonly={grid.readOnly}
        aria-describedby="price-grid-keys"
        sx={{ '--price-changed': ({ palette }) => palette.primary.main, borderCollapse: 'separate' }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...stickySx, minWidth: 248, verticalAlign: 'bottom' }}>
              {t('prices.column.type')}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column ?? ''} align="right" sx={{ verticalAlign: 'bottom', minWidth: 132, px: 1.25 }}>
                {titles(column).name}
                {titles(column).period !== undefined && (
                  <Typography
                    component="span"
                    variant="caption"
                    color="textSecondary"
                    sx={{ display: 'block', fontWeight: 400, whiteSpace: 'nowrap' }}
                  >
                    {titles(column).period}
                  </Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {grid.data.types.map((type, index) => (
          <TypeRows
            key={type.id}
            grid={grid}
            focus={focus}
            type={type}
            first={index * grid.shown.length}
            columns={columns}
            titleOf={(column) => titles(column).name}
          />
        ))}
      </Table>
    </Paper>
  );
}

interface TypeRowsProps {
  readonly grid: PriceGrid;
  readonly focus: GridFocus;
  readonly type: PriceType;
  /** Its first row. */
  readonly first: number;
  readonly columns: readonly (string | undefined)[];
  readonly titleOf: (column: string | undefined) => string;
}

function TypeRows({ grid, focus, type, first, columns, titleOf }: TypeRowsProps) {
  const t = useText();
  return (
    <TableBody
      sx={{
        '& > tr:first-of-type > *': { borderTop: 2, borderTopColor: 'divider' },
        '& > tr > *': { borderBottomStyle: 'dotted' },
      }}
    >
      {grid.shown.map((amount, index) => {
        const name = t(labelKeys.field(grid.entity.name, amount));
        return (
          <TableRow key={amount}>
            <TableCell component="th" scope="row" role="rowheader" sx={{ ...stickySx, fontWeight: 400, py: 0.75 }}>
              <Box
                component="span"
                sx={index === 0 ? { display: 'block', fontWeight: 600, color: 'text.primary' } : visuallyHidden}
              >
                {type.name}
                {index === 0 && <TypeMarks type={type} />}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {name}
              </Box>
            </TableCell>
            {columns.map((column, columnIndex) => (
              <PriceCell
                key={column ?? ''}
                grid={grid}
                focus={focus}
                place={{ row: first + index, column: columnIndex }}
                at={cellAt(grid.view, type.id, column)}
                amount={amount}
                label={`${type.name}, ${name}, ${titleOf(column)}`}
              />
            ))}
          </TableRow>
        );
      })}
    </TableBody>
  );
}

const stickySx = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  verticalAlign: 'top',
  borderInlineEnd: 1,
  borderInlineEndColor: 'divider',
} as const;
