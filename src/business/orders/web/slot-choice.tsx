// The visits of a day with the places left in each; one is chosen by a press.
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { QuoteSlot } from './order-calls.ts';

interface SlotChoiceProps {
  readonly slots: readonly QuoteSlot[];
  readonly chosen: unknown;
  readonly choose: (time: string) => void;
}

export function SlotChoice({ slots, chosen, choose }: SlotChoiceProps) {
  const t = useText();
  const format = useFormat();
  const places = (free: number) =>
    free === 0 ? t('orders.slot.soldOut') : t('orders.slot.free', { count: free, number: format.number(free) });
  const timed = slots.flatMap(({ time, free }) => (time === undefined ? [] : [{ time, free }]));
  const [day] = slots;
  if (day === undefined) return null;
  return (
    <Box role="group" aria-label={t('orders.slots')}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('orders.slots')}
      </Typography>
      {timed.length === 0 ? (
        <Typography variant="body2">{places(day.free)}</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
            gap: 1,
            maxHeight: 236,
            overflowY: 'auto',
            p: 0.25,
          }}
        >
          {timed.map(({ time, free }) => (
            <Slot
              key={time}
              time={time}
              places={places(free)}
              isFull={free === 0}
              isChosen={time === chosen}
              choose={choose}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface SlotProps {
  readonly time: string;
  readonly places: string;
  readonly isFull: boolean;
  readonly isChosen: boolean;
  readonly choose: (time: string) => void;
}

/** A full one can be chosen too: the order that is typed may be waiting for a cancellation, and the answer says so. */
function Slot({ time, places, isFull, isChosen, choose }: SlotProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={() => choose(time)}
      sx={{
        flexDirection: 'column',
        minHeight: 48,
        px: 1,
        py: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : 'background.paper',
        boxShadow: (theme) => (isChosen ? `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none'),
      }}
    >
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textDecoration: isFull ? 'line-through' : 'none' }}
      >
        {time}
      </Typography>
      <Typography component="span" variant="caption" color={isFull ? 'error' : 'textSecondary'}>
        {places}
      </Typography>
    </ButtonBase>
  );
}
