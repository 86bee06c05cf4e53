import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Link } from 'react-router-dom';
import { CreateButton } from '#engine/web/fields/create-button.tsx';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { WidgetProps } from '../view.ts';

export function ReferenceInput({ widget }: { readonly widget: WidgetProps }) {
  const { field, id, label, hideLabel, value, onChange, required, invalid, describedBy, valueOf, create } = widget;
  if (field.reference === undefined) return null;
  const chosen = typeof value === 'string' ? [value] : [];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ReferencePicker
        {...{ id, label, hideLabel, required, invalid, describedBy, valueOf }}
        reference={field.reference}
        ids={chosen}
        multiple={false}
        onIds={([next]) => onChange(next)}
      />
      {create && (
        <CreateButton
          fieldId={id}
          entity={field.reference.entity}
          onClick={() => create((created) => onChange(created.id))}
        />
      )}
      {chosen[0] !== undefined && !hideLabel && (
        <OpenRecord entity={field.reference.entity} id={chosen[0]} label={label} />
      )}
    </Box>
  );
}

interface OpenRecordProps {
  readonly entity: string;
  readonly id: string;
  readonly label: string;
}

function OpenRecord({ entity, id, label }: OpenRecordProps) {
  const t = useText();
  const { may } = useSession();
  const places = usePlaces();
  const path = may(entity, 'read') ? places.record(entity, id) : undefined;
  if (path === undefined) return null;
  return (
    <IconButton component={Link} to={path} aria-label={t('records.reference.open', { field: label })} size="small">
      <OpenInNew fontSize="small" className="mirrored" />
    </IconButton>
  );
}
