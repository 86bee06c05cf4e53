// Part of the start page of whoever sees to the stock: slots that are sold out soon, each with the way to its calendar.
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { StartList } from '#engine/web/start/start-list.tsx';
import type { NearlyFull as NearlyFullSlot } from '../calendar.ts';

export function NearlyFull() {
  const t = useText();
  return (
    <StartList title={t('nearlyFull.title')} none={t('nearlyFull.none')} path="/api/nearly-full-slots">
      {(slot: NearlyFullSlot) => <Row key={`${slot.rideId} ${slot.date} ${slot.time ?? ''}`} slot={slot} />}
    </StartList>
  );
}

function Row({ slot }: { readonly slot: NearlyFullSlot }) {
  const { rideId, ride, providerId, provider, date, time, places, sold } = slot;
  const t = useText();
  const format = useFormat();
  const page = usePlaces().record('ride', rideId, providerId);
  const counts = { sold: format.number(sold), places: format.number(places) };
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          {page === undefined ? (
            ride
          ) : (
            <Link component={RouterLink} to={`${page}?tab=calendar`} underline="hover">
              {ride}
            </Link>
          )}
        </Typography>
        <Typography variant="body2">
          {sold >= places ? t('nearlyFull.full', counts) : t('nearlyFull.sold', counts)}
        </Typography>
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        {[provider, format.date(date), time].filter(Boolean).join(' · ')}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-hidden
        color={sold >= places ? 'error' : 'warning'}
        value={Math.min(100, (sold / places) * 100)}
        sx={{ mt: 0.5, borderRadius: 1 }}
      />
    </Box>
  );
}
