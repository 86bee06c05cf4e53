// Deciding on a request for access by the link of a letter, signed in or not. Opening the page decides nothing, for
// mail scanners open links: a person reads the summary and presses the one button (docs/domain.md 2.4). Every link that
// leads nowhere gets one text, which tells nobody whether there was such a request.
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import { labelKeys } from '#engine/model/label-keys.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { loadRest } from '#engine/web/i18n/i18n.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { changedMeanwhile, decide, readDecision, type DecisionLink } from './access-decision-calls.ts';
import { AccessDecision } from './access-decision.tsx';
import { PlainFrame } from '#engine/web/pages/plain-frame.tsx';
import { StatusPage } from '#engine/web/pages/status-page.tsx';

export function Component() {
  const text = useText();
  const i18n = use(I18nContext)?.i18n;
  const language = useLanguage();
  const { action = '', requestId = '', token = '' } = useParams();
  const link: DecisionLink = { action, requestId, token };
  const queries = useQueryClient();
  // Guests have the texts of the shell only: those of requests come with the request.
  const readWithTexts = async (signal: AbortSignal) =>
    (await Promise.all([readDecision(link, signal), i18n && loadRest(i18n, language)]))[0];
  const queryKey = ['accessDecision', action, requestId, token];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => readWithTexts(signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const deciding = useMutation({
    mutationFn: (decision: { readonly version: number; readonly reason: string }) => decide(link, decision),
    onSuccess: (decision) => queries.setQueryData(queryKey, decision),
    // Shown in place of what was read; the reader looks again and presses again.
    onError: (failure) => queries.setQueryData(queryKey, (shown: unknown) => changedMeanwhile(failure) ?? shown),
  });
  if (isNoLink(answer.error) || isNoLink(deciding.error)) {
    return (
      <StatusPage mark={<LinkOff />} title={text(labelKeys.route('resourceAccessDecision'))}>
        {text('accessDecision.noLink')}
      </StatusPage>
    );
  }
  if (answer.data === undefined) {
    return (
      <Box sx={{ width: '100%', maxWidth: 640, mx: 'auto', p: 3 }}>
        {answer.isPending ? (
          <DelayedSkeleton />
        ) : (
          <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />
        )}
      </Box>
    );
  }
  return (
    <PlainFrame>
      <AccessDecision
        decision={answer.data}
        isOwn={deciding.isSuccess}
        busy={deciding.isPending}
        failure={deciding.error}
        decide={deciding.mutate}
      />
    </PlainFrame>
  );
}

function isNoLink(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
