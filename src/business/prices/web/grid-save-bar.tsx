// Saves all that is typed in the grid at once; stays in sight while there is something to save.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { saveKey } from '#engine/web/kit/command-key.ts';

interface GridSaveBarProps {
  /** Prices with something typed. */
  readonly count: number;
  /** Of them, prices to be mended. */
  readonly invalid: number;
  readonly saving: boolean;
  readonly failure: unknown;
  readonly discard: () => void;
  readonly save: () => void;
}

export function GridSaveBar({ count, invalid, saving, failure, discard, save }: GridSaveBarProps) {
  const t = useText();
  const isShown = count > 0;
  return (
    <Paper
      elevation={isShown ? 6 : 0}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 3,
        displayPrint: 'none',
        ...(isShown && { px: 2, py: 1.5, border: 1, borderColor: 'divider' }),
      }}
    >
      {failure !== undefined && isShown && (
        <Alert severity="error" style={{ marginBottom: 8 }}>
          {failureText(failure, t)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography
          variant="body2"
          aria-live="polite"
          color={invalid > 0 ? 'error' : 'textSecondary'}
          sx={isShown ? { flex: '1 1 160px' } : undefined}
        >
          {invalid > 0 ? t('prices.invalid', { count: invalid }) : isShown ? t('prices.unsaved', { count }) : ''}
        </Typography>
        {isShown && (
          <>
            <Button color="inherit" disabled={saving} onClick={discard}>
              {t('records.discard')}
            </Button>
            <Button
              variant="contained"
              loading={saving}
              disabled={invalid > 0}
              onClick={save}
              aria-keyshortcuts={saveKey}
            >
              {t('prices.save')}
            </Button>
          </>
        )}
      </Box>
    </Paper>
  );
}
