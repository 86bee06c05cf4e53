// Above a form that was refused for more than one field: what is wrong, in the order of the form, each a way to its
// field. One alone is under the cursor anyway.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Shape } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { faultsByField, type FormFault } from './form-errors.ts';

interface ErrorSummaryProps {
  readonly shape: Shape;
  readonly faults: readonly FormFault[];
  readonly show: (path: FormFault['path']) => void;
}

export function ErrorSummary({ shape, faults, show }: ErrorSummaryProps) {
  const t = useText();
  const unique = faultsByField(faults);
  if (unique.length < 2) return null;
  unique.sort(([, a], [, b]) => placeOf(shape, a) - placeOf(shape, b) || itemOf(a) - itemOf(b));
  return (
    <Alert
      severity="error"
      role="group"
      aria-label={t('records.summary')}
      title={t('records.summary')}
      style={{ marginBottom: 16 }}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {unique.map(([key, { path, message }]) => (
          <li key={key}>
            <Link
              component="button"
              type="button"
              color="inherit"
              // The bullet is beside the first line.
              sx={{ textAlign: 'start', minHeight: 24, verticalAlign: 'top' }}
              onClick={() => show(path)}
            >
              {`${t('common.label', { label: labelOf(shape, path, t) })} ${message}`}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Where the form shows the top field: a check tells first what is absent, whatever stands above it. */
function placeOf({ form }: Shape, { path }: FormFault): number {
  return form.groups.flatMap(({ fields }) => fields).indexOf(String(path[0]));
}

function itemOf({ path }: FormFault): number {
  return path.find((step) => typeof step === 'number') ?? 0;
}

/** `Products 2, Quantity`: what is in a list says in which item. */
function labelOf(shape: Shape, path: FormFault['path'], t: ReturnType<typeof useText>): string {
  const names = path.filter((step) => typeof step === 'string');
  const label = t(labelKeys.field(shape.name, names.join('.')));
  const index = path.find((step) => typeof step === 'number');
  if (index === undefined) return label;
  const list = t(labelKeys.field(shape.name, names[0] ?? ''));
  return names.length === 1 ? `${list} ${index + 1}` : `${list} ${index + 1}, ${label}`;
}
