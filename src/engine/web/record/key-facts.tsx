// What is read first of a record, below its heading, as the schema names it (`facts` of x-form).
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { fieldIn } from '#engine/kinds/field-in.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface KeyFactsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  m: 0,
  mb: 2,
  px: 2,
  py: 1.5,
} as const;

export function KeyFacts({ entity, record }: KeyFactsProps) {
  const facts = (entity.form.facts ?? []).filter((paths) => paths.some((path) => !isNothing(valueAt(record, path))));
  if (facts.length === 0) return null;
  return (
    <Paper variant="outlined" component="dl" sx={gridSx}>
      {facts.map((paths) => (
        <KeyFact key={paths.join()} entity={entity} record={record} paths={paths} />
      ))}
    </Paper>
  );
}

function KeyFact({ entity, record, paths }: KeyFactsProps & { readonly paths: readonly string[] }) {
  const t = useText();
  const show = useShow(entity.name);
  const fields = paths.flatMap((path) => fieldAt(entity, path) ?? []);
  const [first] = fields;
  if (first === undefined) return null;
  const texts = fields.map((field) => {
    const value = valueAt(record, field.path);
    return isNothing(value) ? '' : show(fieldIn(field, record), value);
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {t(labelKeys.field(entity.name, first.path))}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {fields.length === 1 ? (
          <FieldCell shape={entity.name} field={first} value={valueAt(record, first.path)} container={record} />
        ) : (
          texts.filter(Boolean).join(', ')
        )}
      </Typography>
    </Box>
  );
}
