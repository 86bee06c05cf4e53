import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import { useLateTexts } from '#engine/web/i18n/use-late-texts.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface BoardSwitchProps {
  readonly board: boolean;
  readonly choose: (board: boolean) => void;
}

/** Groups of states as a table with sums, or as columns between which records are moved. */
export function BoardSwitch({ board, choose }: BoardSwitchProps) {
  useLateTexts('board');
  const t = useText();
  return (
    <Box
      role="group"
      aria-label={t('records.board.as')}
      sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, px: 1.5, pb: 1, displayPrint: 'none' }}
    >
      {([false, true] as const).map((own) => (
        <Button
          key={String(own)}
          size="small"
          variant={own === board ? 'outlined' : 'text'}
          color={own === board ? 'primary' : 'inherit'}
          aria-pressed={own === board}
          onClick={() => choose(own)}
        >
          {t(own ? 'records.board.board' : 'records.board.table')}
        </Button>
      ))}
    </Box>
  );
}
