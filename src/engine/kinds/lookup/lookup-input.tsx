import Box from '@mui/material/Box';
import { CreateButton } from '#engine/web/fields/create-button.tsx';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import { showText, type WidgetProps } from '../view.ts';

export function LookupInput({ widget }: { readonly widget: WidgetProps }) {
  const { field, id, label, hideLabel, value, onChange, required, invalid, describedBy, create } = widget;
  if (field.lookup === undefined) return null;
  const { entity, value: by } = field.lookup;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ReferencePicker
        {...{ id, label, hideLabel, required, invalid, describedBy, by }}
        reference={{ entity }}
        ids={typeof value === 'string' ? [value] : []}
        multiple={false}
        onIds={([next]) => onChange(next)}
      />
      {create && (
        <CreateButton
          fieldId={id}
          entity={entity}
          onClick={() => create((created) => onChange(showText(created[by])))}
        />
      )}
    </Box>
  );
}
