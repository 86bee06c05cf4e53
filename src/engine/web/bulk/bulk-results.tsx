// What came of each record: failures first, with why.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Link as RouterLink } from 'react-router-dom';
import type { Place } from '#engine/web/api/record-calls.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { BulkResult } from './use-bulk-run.ts';

interface BulkResultsProps {
  readonly place: Place;
  readonly results: readonly BulkResult[];
}

export function BulkResults({ place, results }: BulkResultsProps) {
  const t = useText();
  if (results.length === 0) return null;
  const sorted = [
    ...results.filter(({ failure }) => failure !== undefined),
    ...results.filter(({ failure }) => failure === undefined),
  ];
  return (
    <Box
      component="ul"
      aria-label={t('records.bulk.results')}
      tabIndex={0}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxHeight: 280,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {sorted.map((result) => (
        <Row key={result.record.id} place={place} result={result} />
      ))}
    </Box>
  );
}

function Row({ place, result: { record, failure } }: { readonly place: Place; readonly result: BulkResult }) {
  const t = useText();
  const title = useRecordTitle(place.entity, record);
  const path = usePlaces().record(place.entity, record.id, place.parentId);
  const isDone = failure === undefined;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      {isDone ? (
        <CheckCircle color="success" fontSize="small" titleAccess={t('records.bulk.done')} />
      ) : (
        <ErrorOutline color="error" fontSize="small" titleAccess={t('records.bulk.failed')} />
      )}
      <Box sx={{ minWidth: 0 }}>
        {path === undefined ? (
          <Typography variant="body2">{title}</Typography>
        ) : (
          <Link component={RouterLink} to={path} target="_blank" variant="body2">
            {title}
          </Link>
        )}
        {failure !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {failure}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
