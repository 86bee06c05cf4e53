// The month that is shown, the ways to others, and what can be done with many days.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useDirection } from '#engine/web/theme/direction.tsx';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { useDayTexts } from './use-day-texts.ts';
import { addMonths } from './weeks.ts';

interface MonthBarProps {
  readonly id: string;
  /** YYYY-MM */
  readonly month: string;
  readonly thisMonth: string;
  readonly show: (month: string) => void;
  readonly children: ReactNode;
}

export function MonthBar({ id, month, thisMonth, show, children }: MonthBarProps) {
  const t = useText();
  const texts = useDayTexts();
  const mirrored = useDirection() === 'rtl';
  const [Back, Forward] = mirrored ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Tooltip title={t('rides.previousMonth')}>
        <IconButton aria-label={t('rides.previousMonth')} onClick={() => show(addMonths(month, -1))}>
          <Back />
        </IconButton>
      </Tooltip>
      <Typography
        id={id}
        component="h2"
        variant="h6"
        aria-live="polite"
        sx={{ minWidth: { sm: '12rem' }, textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {texts.month(month)}
      </Typography>
      <Tooltip title={t('rides.nextMonth')}>
        <IconButton aria-label={t('rides.nextMonth')} onClick={() => show(addMonths(month, 1))}>
          <Forward />
        </IconButton>
      </Tooltip>
      <Button color="inherit" size="small" disabled={month === thisMonth} onClick={() => show(thisMonth)}>
        {t('rides.thisMonth')}
      </Button>
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
