// Part of the start page of whoever looks at the whole: the figures of the last 30 days of purchases, and the way to
// their charts.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ListQuery } from '#engine/model/list-query.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { KpiTiles } from './kpi-tiles.tsx';
import { useSalesSummary } from './report-calls.ts';

const days = 30;
const since = `$now-${days}d`;
const query: ListQuery = {
  search: '',
  filters: [{ path: 'purchaseDate', operator: 'gte', values: [since] }],
  sort: [],
  offset: 0,
  limit: 1,
};

export function MonthFigures() {
  const t = useText();
  const summary = useSalesSummary(query);
  const [currency = '', ...others] = summary.data?.currencies ?? [];
  const list = usePlaces().list('order');
  const title = t('sales.month', { days });
  return (
    <Card component="section" aria-label={title} sx={{ px: 2.5, py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" sx={{ flex: 1, fontSize: '1rem' }}>
          {title}
        </Typography>
        {list !== undefined && (
          <Link component={RouterLink} to={`${list}?purchaseDate_gte=${encodeURIComponent(since)}`} variant="body2">
            {t('sales.month.more')}
          </Link>
        )}
      </Box>
      {summary.isError ? (
        <ErrorPanel error={summary.error} retry={() => void summary.refetch()} />
      ) : (
        <KpiTiles summary={summary.data} />
      )}
      {others.length > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('sales.currency.others', { currency, others: others.join(', ') })}
        </Typography>
      )}
    </Card>
  );
}
