import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useText } from '#web/i18n/use-text.ts';

interface SaveBarProps {
  readonly formId: string;
  readonly creating: boolean;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Fields to be mended. */
  readonly invalid: number;
  readonly discard: () => void;
}

/** At the end of the form; in sight at the bottom of the window once there is something to save. */
export function SaveBar({ formId, creating, dirty, saving, invalid, discard }: SaveBarProps) {
  const t = useText();
  return (
    <Paper
      elevation={dirty ? 6 : 0}
      variant={dirty ? 'elevation' : 'outlined'}
      sx={{ position: dirty ? 'sticky' : 'static', bottom: 8, zIndex: 2, mt: 3, px: 2, py: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5, displayPrint: 'none' }}
    >
      <Box sx={{ flex: '1 1 160px' }} aria-live="polite">
        {invalid > 0 ? (
          <Typography variant="body2" color="error">
            {t('records.invalid', { count: invalid })}
          </Typography>
        ) : (
          dirty && (
            <Typography variant="body2" color="textSecondary">
              {t('records.unsaved')}
            </Typography>
          )
        )}
      </Box>
      <Button color="inherit" disabled={!dirty || saving} onClick={discard}>
        {t('records.discard')}
      </Button>
      <Button type="submit" form={formId} variant="contained" loading={saving} disabled={!dirty && !creating}>
        {t('records.save')}
      </Button>
    </Paper>
  );
}
