import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { CreateButton } from '#engine/web/fields/create-button.tsx';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '../view.ts';
import { defaultIdKey, idOf } from './snapshot-view.tsx';

export function SnapshotInput({ widget }: { readonly widget: WidgetProps }) {
  const { shape, field, id, label, hideLabel, value, onChange, required, invalid, describedBy, valueOf, create } =
    widget;
  const t = useText();
  const { reference } = field;
  if (reference === undefined) return null;
  const chosen = idOf(field, value);
  const choose = (next: string | undefined, picked: RecordValues | undefined) =>
    onChange(next === undefined ? undefined : copyOf(field, next, picked));
  const copied = isRecord(value)
    ? (field.fields ?? []).filter((part) => part.name !== reference.idKey && value[part.name] !== undefined)
    : [];
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <ReferencePicker
          {...{ id, label, hideLabel, required, invalid, describedBy, valueOf, reference }}
          ids={chosen === undefined ? [] : [chosen]}
          multiple={false}
          onIds={([next], picked) => choose(next, picked)}
        />
        {create && (
          <CreateButton
            fieldId={id}
            entity={reference.entity}
            onClick={() => create((created) => choose(created.id, created))}
          />
        )}
      </Box>
      {copied.length > 0 && (
        <Typography
          variant="body2"
          component="dl"
          sx={{
            mt: 0.5,
            mb: 0,
            mx: 1.75,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            color: 'text.secondary',
            '& dd': { m: 0 },
            '& div': { display: 'flex', gap: 0.5 },
          }}
        >
          {copied.map((part) => (
            <div key={part.name}>
              <dt>{t('common.label', { label: t(labelKeys.field(shape, part.path)) })}</dt>
              <dd>{String(valueAt(value, part.name))}</dd>
            </div>
          ))}
        </Typography>
      )}
    </Box>
  );
}

/** The id and those copies that may be written; the server writes the others. */
function copyOf(field: Field, id: string, picked: RecordValues | undefined): Record<string, unknown> {
  const writable = new Set((field.fields ?? []).filter((part) => !part.readOnly).map((part) => part.name));
  const copies = Object.entries(field.reference?.copy ?? {})
    .filter(([own]) => writable.has(own))
    .map(([own, target]) => [own, valueAt(picked, target)] as const);
  return Object.fromEntries([
    [field.reference?.idKey ?? defaultIdKey, id],
    ...copies.filter(([, value]) => value !== undefined),
  ]);
}
