// Part of the start page of whoever sees to the mail server: what it did not take, and one press to try again.
import { useId } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { http } from '#engine/web/api/client.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';

interface StuckLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly attempts: number;
  readonly nextAt?: string;
  readonly givenUpAt?: string;
}

const lettersKey = ['letters'] as const;

export function StuckLetters() {
  const t = useText();
  const titleId = useId();
  const letters = useQuery({
    queryKey: lettersKey,
    queryFn: async ({ signal }) => (await http.get<StuckLetter[]>('/api/letters', { signal })).data,
  });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ py: 2 }}>
      <Typography id={titleId} variant="h3" sx={{ fontSize: '1rem', px: 2.5, mb: 1 }}>
        {t('letters.title')}
      </Typography>
      <Box sx={{ px: 2.5 }}>
        {letters.isError ? (
          <ErrorPanel error={letters.error} retry={() => void letters.refetch()} />
        ) : letters.data === undefined ? (
          <Box aria-busy="true">
            <Skeleton width="60%" />
          </Box>
        ) : letters.data.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('letters.none')}
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {letters.data.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}

function LetterRow({
  letter: { id, recipient, subject, attempts, nextAt, givenUpAt },
}: {
  readonly letter: StuckLetter;
}) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => http.post(`/api/letters/${id}/again`),
    onSuccess: () => notify(t('letters.sent')),
    // Gone already, or sent by somebody else: the list tells.
    onSettled: () => client.invalidateQueries({ queryKey: lettersKey }),
  });
  const at = format.dateTime(givenUpAt ?? nextAt ?? '');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {recipient} · {t(givenUpAt === undefined ? 'letters.waiting' : 'letters.givenUp', { attempts, at })}
        </Typography>
        {again.isError && (
          <Typography variant="caption" component="div" color="error" role="alert">
            {failureText(again.error, t)}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={again.isPending}
        onClick={() => again.mutate()}
        aria-label={t('letters.againOf', { subject })}
      >
        {t('letters.again')}
      </Button>
    </Box>
  );
}
