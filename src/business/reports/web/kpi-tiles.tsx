// Orders, sales, average and cancelled of what the list shows.
import './sales.css';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
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

export function KpiTiles({ summary, beside = false }: KpiTilesProps) {
  const t = useText();
  const tiles = useTiles(summary).map((tile) =>
    summary === undefined || tile.note === '' ? { ...tile, note: noText } : tile,
  );
  return (
    <dl aria-busy={summary === undefined} className={beside ? 'tiles beside' : 'tiles'}>
      {tiles.map(({ name, value, note }) => (
        <div key={name} className={name === 'total' || name === 'average' ? 'money' : undefined}>
          <dt className="fine cut">{t(`sales.tile.${name}`)}</dt>
          <dd className="tile-figure">{summary === undefined ? <Skeleton width={72}>{value}</Skeleton> : value}</dd>
          {/* Another one when it comes, so that none moves. */}
          <dd key={note} className="fine cut tile-note" title={note}>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
