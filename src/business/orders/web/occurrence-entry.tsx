// One thing that happened: picture, what, who and when, what changed in words; an open complaint can be closed here.
import { createContext, useContext } from 'react';
import Box from '@mui/material/Box';
import { fieldAt } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { OptionChip } from '#engine/kinds/choice/choice-view.tsx';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ActionButtons } from '#engine/web/record/action-buttons.tsx';
import { TimelineEntry, TimelineWords, type TimelineLook } from '#engine/web/record/timeline.tsx';
import { occurrenceLooks } from './occurrence-icons.ts';

const looks: Readonly<Record<string, TimelineLook | undefined>> = occurrenceLooks;
const entity = entityOf('occurrence');

/** Changes are told of it. */
const order = entityOf('order');
/** The record of it: amounts are in its currency. */
export const OrderOfEntries = createContext<RecordValues | undefined>(undefined);

export function OccurrenceEntry({ record: occurrence }: { readonly record: RecordValues }) {
  const t = useText();
  const { type, description, resolution, complaintState } = occurrence;
  return (
    <TimelineEntry
      entity={entity.name}
      record={occurrence}
      look={looks[String(type)] ?? occurrenceLooks.note}
      badge={
        typeof complaintState === 'string' && (
          <OptionChip
            option={complaintState}
            label={t(labelKeys.option(entity.name, 'complaintState', complaintState))}
          />
        )
      }
    >
      {typeof description === 'string' && <TimelineWords>{description}</TimelineWords>}
      <Changes changes={occurrence['changes']} />
      {typeof resolution === 'string' && (
        <TimelineWords>{`${t('common.label', { label: t(labelKeys.field(entity.name, 'resolution')) })} ${resolution}`}</TimelineWords>
      )}
      {complaintState === 'open' && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <ActionButtons entity={entity} record={occurrence} />
        </Box>
      )}
    </TimelineEntry>
  );
}

/** `{visitDate: {from, to}}` → "Data da visita: 12/01/2027 → 14/01/2027". */
function Changes({ changes }: { readonly changes: unknown }) {
  const t = useText();
  const entries = isRecord(changes)
    ? Object.entries(changes).filter((entry): entry is [string, Readonly<Record<string, unknown>>] =>
        isRecord(entry[1]),
      )
    : [];
  if (entries.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, fontSize: '0.875rem' }}>
      {entries.map(([path, { from, to }]) => (
        <li key={path}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('common.label', { label: t(labelKeys.field(order.name, path)) })}
          </Box>{' '}
          {from !== undefined && (
            <>
              <Side path={path} value={from} /> <span aria-label={t('orders.timeline.became')}>→</span>{' '}
            </>
          )}
          <Side path={path} value={to} />
        </li>
      ))}
    </Box>
  );
}

function Side({ path, value }: { readonly path: string; readonly value: unknown }) {
  const t = useText();
  const record = useContext(OrderOfEntries);
  const field = fieldAt(order, path);
  if (field === undefined || value === undefined || value === null)
    return <span aria-label={t('records.noValue')}>—</span>;
  return <FieldCell shape={order.name} field={field} value={value} container={record} />;
}
