// What a day offers, at a glance: a word and a shape beside the colour.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Block from '@mui/icons-material/Block';
import DoDisturbOn from '@mui/icons-material/DoDisturbOnOutlined';
import WbSunny from '@mui/icons-material/WbSunnyOutlined';
import type { CalendarDay } from '../calendar.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Fewer free than this share of the places: soon sold out. */
const scarce = 0.2;

/** Closed days are hatched, so that they differ without colour too. */
export const closedGround =
  'repeating-linear-gradient(-45deg, transparent 0 6px, color-mix(in srgb, currentColor 7%, transparent) 6px 8px)';

/** Of a day that is over nothing can be sold: only what was sold is said. */
export function DayMark({ day, over }: { readonly day: CalendarDay; readonly over: boolean }) {
  const t = useText();
  if (day.state === 'closed') return <Word icon={<DoDisturbOn />} text={t('rides.state.closed')} quiet />;
  if (over)
    return (
      <Typography variant="caption" component="span" color="textSecondary" sx={{ lineHeight: 1.35 }}>
        {t('rides.soldOf', { sold: day.sold, capacity: day.capacity })}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      {day.state === 'soldOut' ? (
        <Word icon={<Block />} text={t('rides.state.soldOut')} color="error.main" />
      ) : (
        <Word text={t('rides.free', { count: day.free })} />
      )}
      <SoldBar day={day} />
      <Typography variant="caption" component="span" color="textSecondary" sx={{ lineHeight: 1.35 }}>
        {t('rides.soldOf', { sold: day.sold, capacity: day.capacity })}
      </Typography>
    </Box>
  );
}

interface WordProps {
  readonly icon?: React.ReactElement;
  readonly text: string;
  readonly color?: string;
  readonly quiet?: boolean;
}

function Word({ icon, text, color, quiet = false }: WordProps) {
  return (
    <Typography
      variant="body2"
      component="span"
      noWrap
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: quiet ? 400 : 600,
        color: quiet ? 'text.secondary' : color,
        '& svg': { fontSize: '1rem', flexShrink: 0 },
      }}
    >
      {icon}
      <span>{text}</span>
    </Typography>
  );
}

/** The share that is sold. */
function SoldBar({ day }: { readonly day: CalendarDay }) {
  const share = day.capacity === 0 ? 1 : Math.min(1, day.sold / day.capacity);
  const tone = day.state === 'soldOut' ? 'error.main' : 1 - share <= scarce ? 'warning.main' : 'success.main';
  return (
    <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'action.disabledBackground', overflow: 'hidden' }}>
      <Box sx={{ height: 1, width: `${share * 100}%`, bgcolor: tone }} />
    </Box>
  );
}

/** Season and exceptions of a day. */
export function DayNotes({ day }: { readonly day: CalendarDay }) {
  const t = useText();
  const notes = day.exceptions.filter((kind) => kind !== 'closed').map((kind) => t(`rides.exception.${kind}`));
  return (
    <>
      {day.season === 'high' && (
        <Typography
          variant="caption"
          component="span"
          noWrap
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.25,
            color: 'text.secondary',
            '& svg': { fontSize: '0.875rem' },
          }}
        >
          <WbSunny />
          <span>{t('rides.season.short')}</span>
        </Typography>
      )}
      {notes.length > 0 && (
        <Typography variant="caption" component="span" noWrap color="textSecondary" sx={{ display: 'block' }}>
          {notes.join(', ')}
        </Typography>
      )}
    </>
  );
}
