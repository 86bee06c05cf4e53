import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Field } from '#model/entity.ts';
import { FieldCell } from '#web/fields/field-cell.tsx';
import { useText } from '#web/i18n/use-text.ts';

interface ReadOnlyFieldProps {
  readonly shape: string;
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly container: unknown;
}

/** A value that can't be typed here: text to read, reach and copy, not a disabled input. */
export function ReadOnlyField({ shape, field, id, label, value, container }: ReadOnlyFieldProps) {
  const t = useText();
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return (
    <Box role="group" aria-labelledby={`${id}__label`} tabIndex={0} sx={{ borderRadius: 1, minHeight: 40, minWidth: 0 }}>
      <Typography id={`${id}__label`} variant="caption" component="div" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {isEmpty ? <span aria-label={t('records.noValue')}>—</span> : <FieldCell shape={shape} field={field} value={value} container={container} />}
      </Typography>
    </Box>
  );
}
