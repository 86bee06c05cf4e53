// Part of the start page of whoever lets visitors in: a code, typed or read by a scanner that types it, shows the order;
// one press marks it as used. Made for a phone at a gate.
import { useRef, useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useMutation, useQuery } from '@tanstack/react-query';
import { entities } from '#generated/entities.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { listRecords, readRecord, type RecordValues } from '#engine/web/api/record-calls.ts';
import { recordListQuery, recordsKey, useActOnRecord, useRecordActions } from '#engine/web/api/records.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { actorName } from '#engine/web/fields/actor-name.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useRefusalText } from '#engine/web/record/use-refusal-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { StateChips } from '#engine/web/record/state-chips.tsx';
import { visitText } from './visit-text.ts';

const order = entities.order;
const use = 'markUsed';
/** Of the order, and of what happened to it. */
const used = 'used';

export function CheckIn() {
  const t = useText();
  const [code, setCode] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const find = useMutation({ mutationFn: findOrder });
  const again = () => {
    setCode('');
    find.reset();
    box.current?.focus();
  };
  return (
    <Card component="section" aria-label={t('orders.checkIn')} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {t('orders.checkIn')}
      </Typography>
      <Box
        component="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (code.trim() !== '') find.mutate(code);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
      >
        <TextField
          label={t('orders.checkIn.code')}
          helperText={t('orders.checkIn.help')}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          inputRef={box}
          autoComplete="off"
          sx={{ flex: '1 1 200px' }}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, enterKeyHint: 'search' } }}
        />
        <Button type="submit" variant="outlined" size="large" loading={find.isPending} style={{ minHeight: 56 }}>
          {t('orders.checkIn.find')}
        </Button>
      </Box>
      <div aria-live="polite">
        {find.isError && <Alert severity="error">{failureText(find.error, t)}</Alert>}
        {find.data === null && (
          <Alert severity="warning">{t('orders.checkIn.unknown', { code: find.variables })}</Alert>
        )}
        {find.data && <Found key={find.data.id} found={find.data} again={again} />}
      </div>
    </Card>
  );
}

/** Of orders that name the code elsewhere, in a note say. */
const mostHits = 100;

/** Codes are spoken and printed in groups: blanks and hyphens between them are none of it. */
async function findOrder(typed: string): Promise<RecordValues | null> {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const { rows } = await listRecords(
    { entity: order.name },
    { search: code, filters: [], sort: [], offset: 0, limit: mostHits },
  );
  return rows.find((row) => row['code'] === code) ?? null;
}

interface FoundProps {
  readonly found: RecordValues;
  readonly again: () => void;
}

function Found({ found: scanned, again }: FoundProps) {
  const t = useText();
  const format = useFormat();
  const refusalText = useRefusalText();
  // Read anew once it turns out that another gate was faster.
  const { data: found } = useQuery({
    queryKey: [recordsKey, order.name, 'scanned', scanned.id, scanned.version],
    queryFn: ({ signal }) => readRecord({ entity: order.name }, scanned.id, signal),
    initialData: scanned,
    staleTime: Infinity,
  });
  const path = usePlaces().record(order.name, found.id);
  const { data = [], isPending } = useRecordActions(order.name, found.id, found.version);
  const act = useActOnRecord(order.name, found.id);
  const offered = data.find(({ name }) => name === use);
  const usedWhen = useUsedWhen(found);
  const name = valueAt(found, 'client.name');
  const facts = [valueAt(found, 'ride.name'), visitText(found, format)].filter((text) => typeof text === 'string');
  const people = Array.isArray(found['products'])
    ? found['products'].reduce((sum: number, line) => sum + Number(valueAt(line, 'quantity') ?? 0), 0)
    : 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>{String(name ?? found['code'])}</Typography>
        <StateChips entity={order} record={act.data ?? found} />
      </Box>
      <Typography>
        {[...facts, t('orders.checkIn.tickets', { count: people, number: format.number(people) })].join(' · ')}
      </Typography>
      {act.isError && <Alert severity="error">{failureText(act.error, t)}</Alert>}
      {act.isSuccess && <Alert severity="success">{t(labelKeys.actionDone(order.name, use))}</Alert>}
      {!act.isSuccess && !isPending && offered?.allowed !== true && (
        <Alert severity="warning">
          {offered?.refusal === undefined ? t('orders.checkIn.notNow') : refusalText(offered.refusal)}
          {usedWhen !== undefined && <div>{usedWhen}</div>}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {!act.isSuccess && offered?.allowed === true && (
          <Button
            variant="contained"
            size="large"
            loading={act.isPending}
            onClick={() => act.mutate({ action: use, input: {}, version: found.version })}
          >
            {t(labelKeys.action(order.name, use))}
          </Button>
        )}
        <Button onClick={again}>{t('orders.checkIn.next')}</Button>
        {path !== undefined && (
          <Link component={RouterLink} to={path}>
            {t('records.open')}
          </Link>
        )}
      </Box>
    </Box>
  );
}

/** Whoever is turned away wants to know: when the order was used, and who let its visitors in. */
function useUsedWhen({ id, status }: RecordValues): string | undefined {
  const t = useText();
  const { dateTime } = useFormat();
  const { may } = useSession();
  const { occurrence } = entities;
  const last = {
    search: '',
    filters: [{ path: 'type', operator: 'eq' as const, values: [used] }],
    sort: occurrence.sort,
    offset: 0,
    limit: 1,
  };
  const { data } = useQuery({
    ...recordListQuery({ entity: occurrence.name, parentId: id }, last),
    enabled: status === used && may(occurrence.name, 'read'),
  });
  const event = data?.rows[0];
  if (event === undefined) return undefined;
  return t('orders.checkIn.usedWhen', {
    when: dateTime(String(event['occurredAt'])),
    who: actorName(valueAt(event, 'actor.name'), t),
  });
}
