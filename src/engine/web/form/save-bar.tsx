import { useContext } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';
import { saveKey } from '#engine/web/kit/command-key.ts';
import { SaveBarLineContext } from './form-scope.ts';

interface SaveBarProps {
  readonly formId: string;
  readonly creating: boolean;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Fields to be mended. */
  readonly invalid: number;
  readonly discard: () => void;
  /** Discarding ends the form, so that it can be done before anything was typed. */
  readonly leaves?: boolean;
}

const barSx = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  mt: 3,
  px: 2,
  py: 1.5,
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** In sight at the bottom of the window while there is something to save; nothing before. */
export function SaveBar({ formId, creating, dirty, saving, invalid, discard, leaves = false }: SaveBarProps) {
  const t = useText();
  const setLine = useContext(SaveBarLineContext)?.setLine;
  const shown = creating || dirty || saving || leaves;
  const note = invalid > 0 ? t('records.invalid', { count: invalid }) : dirty ? t('records.unsaved') : '';
  return (
    // The element that is read aloud is there before its text.
    <Box sx={shown ? { ...barSx, boxShadow: dirty ? 6 : 0 } : undefined}>
      {shown && setLine !== undefined && (
        <Box ref={setLine} sx={{ display: { lg: 'none' }, flexBasis: '100%', '&:empty': { display: 'none' } }} />
      )}
      <Typography
        variant="body2"
        color={invalid > 0 ? 'error' : 'textSecondary'}
        aria-live="polite"
        sx={shown ? { flex: '1 1 96px' } : undefined}
      >
        {note}
      </Typography>
      {shown && (
        <>
          {(dirty || leaves) && (
            <Button color="inherit" disabled={saving} onClick={discard}>
              {t(leaves && !dirty ? 'records.cancel' : 'records.discard')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="contained" loading={saving} aria-keyshortcuts={saveKey}>
            {t('records.save')}
          </Button>
        </>
      )}
    </Box>
  );
}
