// A reference with a copy of some of the other record's fields as they were when it was chosen (orders: client).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { CreateButton } from '#engine/web/fields/create-button.tsx';
import type { CellProps, FieldView, WidgetProps } from '../view.ts';
import { ReferenceLink } from '#engine/web/fields/reference-link.tsx';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';

const defaultIdKey = 'id';

function idOf(field: Field, value: unknown): string | undefined {
  const id = valueAt(value, field.reference?.idKey ?? defaultIdKey);
  return typeof id === 'string' ? id : undefined;
}

/** The first copied text names the record. */
function titleOf(field: Field, value: unknown): string {
  const [first] = Object.keys(field.reference?.copy ?? {});
  const title = first === undefined ? undefined : valueAt(value, first);
  return typeof title === 'string' ? title : '';
}

function SnapshotCell({ field, value }: CellProps) {
  const id = idOf(field, value);
  const title = titleOf(field, value);
  return id === undefined || field.reference === undefined ? (
    <>{title}</>
  ) : (
    <ReferenceLink entity={field.reference.entity} id={id} title={title === '' ? undefined : title} />
  );
}

function SnapshotWidget({
  shape,
  field,
  id,
  label,
  hideLabel,
  value,
  onChange,
  required,
  invalid,
  describedBy,
  valueOf,
  create,
}: WidgetProps) {
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
              <dt>{t(labelKeys.field(shape, part.path))}:</dt>
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

export const snapshot: FieldView = {
  show: (value, field) => titleOf(field, value),
  Cell: SnapshotCell,
  Widget: SnapshotWidget,
  filter: 'reference',
};
