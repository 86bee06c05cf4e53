// One thing that happened: picture, what, who and when, what changed in words; an open complaint can be closed here.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fieldAt, type Entity } from '#model/entity.ts';
import { labelKeys } from '#model/label-keys.ts';
import { valueAt } from '#model/value-at.ts';
import type { RecordValues } from '#web/api/record-calls.ts';
import { isRecord } from '#web/api/is-record.ts';
import { OptionChip } from '#web/fields/choice.tsx';
import { FieldCell } from '#web/fields/field-cell.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ActionButtons } from '#web/records/record/action-buttons.tsx';
import { occurrenceLooks } from './occurrence-icons.ts';

interface OccurrenceEntryProps {
  /** The entity that changes are told of. */
  readonly order: Entity;
  readonly entity: Entity;
  readonly occurrence: RecordValues;
}

export function OccurrenceEntry({ order, entity, occurrence }: OccurrenceEntryProps) {
  const t = useText();
  const type = String(occurrence['type']);
  const { description, resolution, complaintState } = occurrence;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, '&:not(:last-child)': { pb: 2.5 }, position: 'relative', '&:not(:last-child)::before': { content: '""', position: 'absolute', insetInlineStart: 17, top: 36, bottom: 0, width: 2, bgcolor: 'divider' } }}>
      <Picture type={type} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="body2" component="strong" sx={{ fontWeight: 600 }}>
            {t(labelKeys.option(entity.name, 'type', type))}
          </Typography>
          {typeof complaintState === 'string' && <OptionChip option={complaintState} label={t(labelKeys.option(entity.name, 'complaintState', complaintState))} />}
          <Byline occurrence={occurrence} />
        </Box>
        {typeof description === 'string' && <Words>{description}</Words>}
        <Changes order={order} changes={occurrence['changes']} />
        {typeof resolution === 'string' && <Words>{`${t(labelKeys.field(entity.name, 'resolution'))}: ${resolution}`}</Words>}
        {complaintState === 'open' && (
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <ActionButtons entity={entity} record={occurrence} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Picture({ type }: { readonly type: string }) {
  const { Icon, tone } = (occurrenceLooks as Readonly<Record<string, (typeof occurrenceLooks)['note'] | undefined>>)[type] ?? occurrenceLooks.note;
  return (
    <Box aria-hidden sx={{ flex: 'none', display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '50%', border: 1, borderColor: 'divider', bgcolor: 'background.paper', color: tone }}>
      <Icon fontSize="small" />
    </Box>
  );
}

function Byline({ occurrence }: { readonly occurrence: RecordValues }) {
  const t = useText();
  const format = useFormat();
  const name = valueAt(occurrence, 'actor.name');
  const at = String(occurrence['occurredAt']);
  return (
    <Typography variant="body2" color="textSecondary" component="span">
      {typeof name === 'string' ? name : t('records.history.system')} · <time dateTime={at}>{format.dateTime(at)}</time>
    </Typography>
  );
}

function Words({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** `{visitDate: {from, to}}` → "Data da visita: 12/01/2027 → 14/01/2027". */
function Changes({ order, changes }: { readonly order: Entity; readonly changes: unknown }) {
  const t = useText();
  const entries = isRecord(changes) ? Object.entries(changes).filter((entry): entry is [string, Readonly<Record<string, unknown>>] => isRecord(entry[1])) : [];
  if (entries.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, fontSize: '0.875rem' }}>
      {entries.map(([path, { from, to }]) => (
        <li key={path}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(labelKeys.field(order.name, path))}:
          </Box>{' '}
          {from !== undefined && (
            <>
              <Side order={order} path={path} value={from} /> <span aria-label={t('orders.timeline.became')}>→</span>{' '}
            </>
          )}
          <Side order={order} path={path} value={to} />
        </li>
      ))}
    </Box>
  );
}

function Side({ order, path, value }: { readonly order: Entity; readonly path: string; readonly value: unknown }) {
  const t = useText();
  const field = fieldAt(order, path);
  if (field === undefined || value === undefined || value === null) return <span aria-label={t('records.noValue')}>—</span>;
  return <FieldCell shape={order.name} field={field} value={value} />;
}
