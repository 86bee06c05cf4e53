import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';

interface EmptyListProps {
  /** There may be records; none matches the search and filters. */
  readonly narrowed: boolean;
  readonly create: ReactNode;
  /** The reader is confined to some rows: which. */
  readonly confined: string | undefined;
  readonly clear: () => void;
}

export function EmptyList({ narrowed, create, confined, clear }: EmptyListProps) {
  const t = useText();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, px: 2, py: 8, textAlign: 'center' }}
    >
      <Typography color="textSecondary">{t(narrowed ? 'records.noMatch' : 'records.empty')}</Typography>
      {confined !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {confined}
        </Typography>
      )}
      {narrowed ? (
        <Button variant="outlined" onClick={clear}>
          {t('records.clearFilters')}
        </Button>
      ) : (
        create
      )}
    </Box>
  );
}
