// Orders, sales, average and cancelled of what the list shows.
import Box from '@mui/material/Box';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { SalesSummary } from '../sales-report.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Centavos from which a tile leaves the centavos out: nobody reads them there, and the tables have them. */
const roundedFrom = 10_000_000;

/** As high as a line of text. */
const noText = '\u00a0';

interface Tile {
  readonly name: 'orders' | 'total' | 'average' | 'cancelled';
  readonly value: string;
  readonly note: string;
}

interface KpiTilesProps {
  /** Undefined while it is calculated: the tiles stand already, so that nothing moves when it comes. */
  readonly summary: SalesSummary | undefined;
  /** In a line with other things, where there is room for that: as many tiles as fit, without their notes. */
  readonly beside?: boolean;
}

/** From where on a page's title leaves room beside it. */
export const besideFrom = '@media (min-width: 1200px)';

export function KpiTiles({ summary, beside = false }: KpiTilesProps) {
  const t = useText();
  const tiles = useTiles(summary).map((tile) =>
    summary === undefined || tile.note === '' ? { ...tile, note: noText } : tile,
  );
  return (
    <Box
      component="dl"
      aria-busy={summary === undefined}
      sx={[
        {
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, auto))' },
        },
        beside && oneLine,
      ]}
    >
      {tiles.map(({ name, value, note }) => (
        <Box
          key={name}
          className={name === 'total' || name === 'average' ? 'money' : 'count'}
          sx={{
            display: 'grid',
            // On a telephone the note has a line of its own: beside the figure it would be cut off.
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
            alignItems: 'baseline',
            columnGap: 1,
          }}
        >
          <Typography component="dt" variant="caption" color="textSecondary" noWrap sx={{ gridColumn: '1 / -1' }}>
            {t(`sales.tile.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: '1.125rem',
              fontWeight: 650,
              lineHeight: 1.3,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            }}
          >
            {summary === undefined ? <Skeleton width="60%">{value}</Skeleton> : value}
          </Typography>
          {/* Another one when it comes, so that none moves. */}
          <Typography
            key={note}
            component="dd"
            className="note"
            variant="caption"
            color="textSecondary"
            noWrap
            title={note}
            sx={{ m: 0 }}
          >
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What does not fit is below the line, where it is read aloud all the same. */
const oneLine = {
  [besideFrom]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    height: 40,
    overflow: 'hidden',
    columnGap: 2.5,
    // Room for the figure before it is known, so that none is pushed below the line by it.
    '& > div': { minHeight: 40, minWidth: '4.5rem', gridTemplateColumns: 'auto' },
    '& > div.money': { minWidth: '7rem' },
    '& dd': { fontSize: '1rem' },
    '& dt': { lineHeight: 1.35 },
    '& .note': visuallyHidden,
  },
} as const;

function useTiles(summary: Partial<SalesSummary> = {}): readonly Tile[] {
  const t = useText();
  const format = useFormat();
  const { orders = 0, pending = 0, total, average, tickets = 0, cancelled = 0, cancelledShare, currency } = summary;
  const perOrder = orders === 0 ? 0 : Math.round((tickets / orders) * 10) / 10;
  const counted = (key: TextKey, count: number) => t(key, { count, number: format.number(count) });
  const money = (value: number | undefined) =>
    value === undefined
      ? '–'
      : value < roundedFrom
        ? format.money(value, currency)
        : format.wholeMoney(value, currency);
  return [
    { name: 'orders', value: format.number(orders), note: pending > 0 ? counted('sales.pending', pending) : '' },
    { name: 'total', value: money(total), note: counted('sales.tickets', tickets) },
    {
      name: 'average',
      value: money(average),
      note: orders > 0 ? t('sales.perOrder', { number: format.number(perOrder) }) : '',
    },
    {
      name: 'cancelled',
      value: format.number(cancelled),
      note: cancelledShare === undefined ? '' : t('sales.share', { share: format.percentage(cancelledShare) }),
    },
  ];
}
