// The lines of a sale with their prices, and how many of each product may be sold.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReferencedRecords } from '#engine/web/api/records.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { showText } from '#engine/kinds/view.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { Quote } from './order-calls.ts';

interface QuoteLinesProps {
  readonly quote: Quote;
}

export function QuoteLines({ quote: { lines, currency } }: QuoteLinesProps) {
  const t = useText();
  const format = useFormat();
  const products = useReferencedRecords(
    'product',
    lines.map((line) => showText(line['productId'])),
  ).data;
  const money = (value: unknown) => (typeof value === 'number' ? format.money(value, currency) : '');
  if (lines.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('orders.quote.lines')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
    >
      {lines.map((line) => (
        <Box
          component="li"
          key={showText(line['productGridId'])}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {showText(line['title'])}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              {showText(line['quantity'])} × {money(line['unitPrice'])}
            </Typography>
            <Limits product={products?.get(showText(line['productId']))} />
          </Box>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {money(line['lineTotal'])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** They hold for all lines of the product together. */
function Limits({ product }: { readonly product: RecordValues | undefined }) {
  const t = useText();
  const [least, most, multiple] = [product?.['minimumQuantity'], product?.['maximumQuantity'], product?.['multiple']];
  if (typeof least !== 'number' || typeof most !== 'number') return null;
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {t('orders.quote.limits', { least, most })}
      {typeof multiple === 'number' && multiple > 1 && ` · ${t('orders.quote.multiple', { multiple })}`}
    </Typography>
  );
}
