// What is asked for, and either the one button that decides, or what has become of it.
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { entities } from '#generated/entities.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useKeepWork, useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { usePageTitle } from '#engine/web/kit/page-heading.tsx';
import { changedMeanwhile, type Decision } from './access-decision-calls.ts';

interface AccessDecisionProps {
  readonly decision: Decision;
  /** The reader has decided just now. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly decide: (decision: { readonly version: number; readonly reason: string }) => void;
}

export function AccessDecision({ decision, isOwn, busy, failure, decide }: AccessDecisionProps) {
  const text = useText();
  const { action, state, request } = decision;
  const title =
    state === 'open' ? text(`accessDecision.title.${action}`) : text(labelKeys.entity('accessRequest', 'one'));
  const heading = usePageTitle(title);
  const isChanged = changedMeanwhile(failure) !== undefined;
  return (
    <>
      <Typography variant="h1" tabIndex={-1} ref={heading}>
        {title}
      </Typography>
      {state === 'open' && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text(`accessDecision.lead.${action}`)}
        </Typography>
      )}
      <Box role="status" sx={{ mt: state === 'open' ? 0 : 2 }}>
        {state === 'decided' && <Outcome request={request} isOwn={isOwn} />}
        {state === 'early' && <Alert severity="info">{text('accessDecision.early')}</Alert>}
        {state === 'open' && isChanged && (
          <Alert severity="warning" style={{ marginTop: 16 }}>
            {text('accessDecision.changed')}
          </Alert>
        )}
      </Box>
      <Summary request={request} />
      {state === 'open' && (
        <DecisionForm
          action={action}
          busy={busy}
          failure={isChanged ? null : failure}
          decide={(reason) => decide({ version: decision.version, reason })}
        />
      )}
    </>
  );
}

const toneOf = { approved: 'success', denied: 'error', revoked: 'warning' } as const;

function Outcome({ request, isOwn }: { readonly request: Decision['request']; readonly isOwn: boolean }) {
  const text = useText();
  const { dateTime } = useFormat();
  const { status, decidedAt, decidedBy, decisionNote } = request;
  if (status !== 'approved' && status !== 'denied' && status !== 'revoked') return null;
  const said = text(`accessDecision.${isOwn ? 'done' : 'already'}.${status}`, {
    by: decidedBy ?? '—',
    at: decidedAt === undefined ? '—' : dateTime(decidedAt),
  });
  return (
    <Alert severity={toneOf[status]}>
      <span>{said}</span>
      {decisionNote !== undefined && (
        <Box
          component="p"
          sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}
        >{`${text('common.label', { label: text(labelKeys.field('accessRequest', 'decisionNote')) })} ${decisionNote}`}</Box>
      )}
    </Alert>
  );
}

function Summary({ request }: { readonly request: Decision['request'] }) {
  const text = useText();
  const { dateTime } = useFormat();
  const option = (field: 'environment' | 'requestType') =>
    text(labelKeys.option('accessRequest', field, request[field]));
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['developer', request.developer],
    ['project', request.project],
    ['environment', option('environment')],
    ['requestType', option('requestType')],
    ['branchName', request.branchName],
    ['ipAddress', request.ipAddress],
    ['createdAt', dateTime(request.createdAt)],
    ['expiresAt', dateTime(request.expiresAt)],
    ['reason', request.reason],
  ];
  return (
    <Box
      component="dl"
      sx={{
        my: 3,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, auto) 1fr' },
        columnGap: 3,
        rowGap: { xs: 0, sm: 1 },
      }}
    >
      {facts.map(
        ([field, value]) =>
          value !== undefined && (
            <Box key={field} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {text(labelKeys.field('accessRequest', field))}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {value}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
}

interface DecisionFormProps extends Pick<AccessDecisionProps, 'busy' | 'failure'> {
  readonly action: Decision['action'];
  readonly decide: (reason: string) => void;
}

function DecisionForm({ action, busy, failure, decide }: DecisionFormProps) {
  const text = useText();
  const { requestId = '' } = useParams();
  const place = useWorkPlace(`decision:${requestId}:${action}`, '');
  const kept = useKeptWork(place, readNote);
  const [note, setNote] = useState(kept ?? '');
  useKeepWork(place, note !== '', () => (note === '' ? undefined : note));
  const declared = entities.accessRequest.actions.find(({ name }) => name === action);
  const asksNote = declared?.reason === 'required';
  const [least, most] = declared?.reasonLength ?? [0, 0];
  const length = note.trim().length;
  const fits = !asksNote || (length >= least && length <= most);
  const refusal = refusalOf(failure);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits && !busy) decide(note.trim());
      }}
    >
      {failure !== null && refusal === undefined && <ErrorPanel error={failure} />}
      {asksNote && (
        <TextField
          label={text(labelKeys.field('accessRequest', 'decisionNote'))}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          required
          multiline
          minRows={3}
          fullWidth
          error={refusal !== undefined}
          helperText={refusal ?? text('accessDecision.note', { least, most, used: length })}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        color={action === 'approve' ? 'primary' : 'error'}
        loading={busy}
        disabled={!fits}
      >
        {text(labelKeys.action('accessRequest', action))}
      </Button>
    </Box>
  );
}

function readNote(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

/** What is wrong with the note. */
function refusalOf(failure: unknown): string | undefined {
  const reason = failure instanceof ApiFailure ? failure.body?.errors?.['reason'] : undefined;
  return typeof reason === 'string' ? reason : undefined;
}
