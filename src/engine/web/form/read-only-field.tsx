import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Field } from '#engine/model/entity.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { LockNote } from '../record/why-not.tsx';

interface ReadOnlyFieldProps {
  readonly shape: string;
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly container: unknown;
  /** Who could change it, or see it whole. */
  readonly why?: string | undefined;
}

/** A value that can't be typed here: text to read, reach and copy, not a disabled input. */
export function ReadOnlyField({ shape, field, id, label, value, container, why }: ReadOnlyFieldProps) {
  const t = useText();
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return (
    <Box role="group" aria-labelledby={`${id}__name`} tabIndex={0} sx={{ borderRadius: 1, minHeight: 40, minWidth: 0 }}>
      <Typography variant="caption" component="div" color="textSecondary">
        <span id={`${id}__name`}>{label}</span>
        {why !== undefined && <LockNote why={why} />}
      </Typography>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {isEmpty ? (
          <span aria-label={t('records.noValue')}>—</span>
        ) : (
          <FieldCell shape={shape} field={field} value={value} container={container} onPage />
        )}
      </Typography>
    </Box>
  );
}
