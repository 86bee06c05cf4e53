// What stands below an amount: an error, a warning, that somebody else was faster, or which price holds where there is
// none.
import Box from '@mui/material/Box';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { amountsOf, currencyOf, holdingPrice, keyOf } from './grid-model.ts';
import type { Amount, CellAt } from './grid-types.ts';
import type { PriceGrid } from './price-grid.ts';

interface Note {
  readonly tone: 'error' | 'warning' | 'quiet';
  readonly text: string;
}

/** Most urgent first. */
export function useCellNotes(grid: PriceGrid): (at: CellAt, amount: Amount) => readonly Note[] {
  const t = useText();
  const format = useFormat();
  return (at, amount) => {
    const key = keyOf(at);
    const [error, warning, isMain] = [grid.errors[key]?.[amount], grid.warnings[key], amount === 'salesPrice'];
    const isEmpty = amountsOf(grid.stored.get(key), grid.drafts[key]) === undefined;
    const holding = isMain && isEmpty ? holdingPrice(grid.drafted, at, grid.data) : undefined;
    return [
      ...(error === undefined ? [] : [{ tone: 'error' as const, text: error }]),
      ...(isMain && grid.stale.includes(key) ? [{ tone: 'error' as const, text: t('prices.stale.cell') }] : []),
      ...(isMain && warning?.name === 'halfPrice'
        ? [
            {
              tone: 'warning' as const,
              text: t('prices.warning.halfPrice', { limit: format.money(warning.limit, currencyOf(grid.data)) }),
            },
          ]
        : []),
      ...(amount === 'transferValue' && warning?.name === 'noMargin'
        ? [{ tone: 'warning' as const, text: t('prices.warning.noMargin') }]
        : []),
      ...(holding?.salesPrice === undefined
        ? []
        : [
            {
              tone: 'quiet' as const,
              text: t('prices.holding', { price: format.money(holding.salesPrice, currencyOf(grid.data)) }),
            },
          ]),
    ];
  };
}

interface CellNotesProps {
  readonly id: string;
  readonly notes: readonly Note[];
}

const iconStyle = { fontSize: '0.875rem', marginTop: 2, flex: 'none' } as const;

export function CellNotes({ id, notes }: CellNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Box
      component="span"
      id={id}
      sx={{ display: 'block', fontSize: '0.75rem', fontWeight: 400, lineHeight: 1.35, whiteSpace: 'normal' }}
    >
      {notes.map(({ tone, text }) => (
        <Box
          component="span"
          key={text}
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 0.5,
            mt: 0.25,
            color: tone === 'error' ? 'error.main' : tone === 'quiet' ? 'text.secondary' : 'text.primary',
          }}
        >
          {tone === 'error' && <ErrorOutline style={iconStyle} />}
          {tone === 'warning' && <WarningAmber color="warning" style={iconStyle} />}
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}
