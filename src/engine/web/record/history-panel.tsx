// Who changed what and when, newest first; each value as its kind shows it.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { HistoryEntry, RecordValues } from '#engine/web/api/record-calls.ts';
import { useHistory } from '#engine/web/api/records.ts';
import { actorName } from '#engine/web/fields/actor-name.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { toldAction } from '#engine/web/fields/told-action.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';

interface HistoryPanelProps {
  readonly entity: Entity;
  /** As it is now: what it has in common with its past says how that is told. */
  readonly record: RecordValues;
}

export function HistoryPanel({ entity, record }: HistoryPanelProps) {
  const t = useText();
  const answer = useHistory(entity.name, record.id);
  if (answer.isPending) return <DelayedSkeleton />;
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  if (answer.data.length === 0) return <Typography color="textSecondary">{t('records.history.none')}</Typography>;
  return (
    <Box
      component="ol"
      aria-label={t('records.history')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {answer.data.map((entry) => (
        <Entry key={entry.id} entity={entity} record={record} entry={entry} />
      ))}
    </Box>
  );
}

interface EntryProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly entry: HistoryEntry;
}

function Entry({ entity, record, entry }: EntryProps) {
  const t = useText();
  const { dateTime } = useFormat();
  const { action } = entry;
  // A new record's values are the record itself; changes stand in the order of the form.
  const changes =
    action === 'create'
      ? []
      : entity.fields.flatMap(({ name }) =>
          entry.changes?.[name] === undefined ? [] : [[name, entry.changes[name]] as const],
        );
  return (
    <Paper component="li" variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="body2" component="div" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <strong>{toldAction(entity.name, action, t)}</strong>
        <span>{actorName(entry.actor?.name, t)}</span>
        <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
          {dateTime(entry.at)}
        </Box>
      </Typography>
      {entry.reason !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t('records.history.reason', { reason: entry.reason })}
        </Typography>
      )}
      {changes.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(140px, 25%) 1fr' },
            columnGap: 2,
            rowGap: 0.5,
            fontSize: '0.875rem',
          }}
        >
          {changes.map(([name, { from, to }]) => (
            <Change key={name} entity={entity} record={record} name={name} from={from} to={to} />
          ))}
        </Box>
      )}
    </Paper>
  );
}

interface ChangeProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

function Change({ entity, record, name, from, to }: ChangeProps) {
  const t = useText();
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return null;
  const side = (value: unknown) =>
    value === undefined || value === null ? (
      <span aria-label={t('records.noValue')}>—</span>
    ) : (
      <FieldCell shape={entity.name} field={field} value={value} container={record} isPast />
    );
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {t(labelKeys.field(entity.name, field.path))}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {side(from)}{' '}
        <Box component="span" role="img" aria-label={t('records.history.to')}>
          →
        </Box>{' '}
        {side(to)}
      </Box>
    </>
  );
}
