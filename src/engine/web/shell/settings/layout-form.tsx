// The form of a layout, made from the layout's own description.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { LayoutField } from '../chrome/layouts/layout-description.ts';
import { layoutDescriptions } from '../chrome/layouts/layout-descriptions.ts';
import { useLayoutConfig } from '../chrome/layouts/use-layout-config.ts';
import type { LayoutStyle } from './read-settings.ts';
import { useSideText } from '../chrome/use-side-text.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ToggleRow } from './toggle-row.tsx';

type Value = boolean | string;

export function LayoutForm({ layout }: { readonly layout: LayoutStyle }) {
  const text = useText();
  const description = layoutDescriptions[layout];
  const { config, set } = useLayoutConfig(description);
  return Object.entries(description).map(([name, part]) => {
    const value = config[name];
    if (part.kind !== 'group')
      return <Field key={name} field={part} value={value as Value} set={(next) => set([name], next)} />;
    const fields = Object.entries(part.fields);
    const [only] = fields;
    const values = value as unknown as Readonly<Record<string, Value>>;
    // Of a part that can only be shown or not, the part's own name says it.
    if (fields.length === 1 && only !== undefined)
      return (
        <Field
          key={name}
          field={{ ...only[1], labelKey: part.labelKey }}
          value={values[only[0]] as Value}
          set={(next) => set([name, only[0]], next)}
        />
      );
    return (
      <Box
        key={name}
        component="fieldset"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          m: 0,
          px: 2,
          pt: 0.5,
          pb: 1.5,
          minWidth: 0,
          display: 'grid',
          gap: 1,
        }}
      >
        <Typography component="legend" variant="subtitle2" sx={{ px: 0.75, ml: -0.75 }}>
          {text(part.labelKey)}
        </Typography>
        {fields.map(([field, each]) => (
          <Field key={field} field={each} value={values[field] as Value} set={(next) => set([name, field], next)} />
        ))}
      </Box>
    );
  });
}

function Field({
  field,
  value,
  set,
}: {
  readonly field: LayoutField;
  readonly value: Value;
  readonly set: (value: Value) => void;
}) {
  const text = useSideText();
  const label = text(field.labelKey);
  if (field.kind === 'toggle') return <ToggleRow label={label} value={value === true} set={set} />;
  return (
    <ChoiceRow
      label={label}
      options={field.options}
      value={String(value)}
      set={set}
      textOf={(option) => text(field.optionKey(option))}
    />
  );
}
