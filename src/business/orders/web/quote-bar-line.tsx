// In the save bar, which shows it where the summary is not beside the form: the total, how much speaks against the
// sale, and the way to the summary.
import { useContext, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { SaveBarLineContext } from '#engine/web/form/form-scope.ts';
import type { Quote } from './order-calls.ts';
import { isMissing } from './quote-problems.tsx';

interface QuoteBarLineProps {
  readonly quote: Quote;
  /** The whole summary. */
  readonly region: RefObject<HTMLElement | null>;
}

export function QuoteBarLine({ quote, region }: QuoteBarLineProps) {
  const t = useText();
  const format = useFormat();
  const line = useContext(SaveBarLineContext)?.line;
  const wrong = quote.problems.filter(({ rule }) => !isMissing(rule)).length;
  const show = () => {
    region.current?.scrollIntoView({ block: 'start' });
    region.current?.focus({ preventScroll: true });
  };
  if (line === null || line === undefined) return null;
  return createPortal(
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {quote.lines.length > 0 && t('orders.quote.total', { amount: format.money(quote.total, quote.currency) })}
      </Typography>
      {wrong > 0 && (
        <Typography variant="body2" color="error">
          {t('orders.quote.problems', { count: wrong })}
        </Typography>
      )}
      <Button size="small" onClick={show}>
        {t('orders.quote.show')}
      </Button>
    </Box>,
    line,
  );
}
