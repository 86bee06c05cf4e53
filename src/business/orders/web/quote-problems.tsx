// What speaks against the sale so far, each with the way to its field; what is only not filled in yet is named in one
// line.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Shape } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { QuoteProblem } from './order-calls.ts';

interface QuoteProblemsProps {
  readonly shape: Shape;
  readonly problems: readonly QuoteProblem[];
  /** What the ids of the form's fields begin with. */
  readonly idPrefix: string;
}

export function QuoteProblems({ shape, problems, idPrefix }: QuoteProblemsProps) {
  const t = useText();
  const label = (path: string) =>
    t(
      labelKeys.field(
        shape.name,
        path
          .split('.')
          .filter((step) => !/^\d+$/.test(step))
          .join('.'),
      ),
    );
  const missing = problems.filter(({ rule }) => isMissing(rule));
  const wrong = problems.filter(({ rule }) => !isMissing(rule));
  const names = [...new Set(missing.map(({ path }) => label(nameOf(shape, path))))];
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      {wrong.map(({ path, message }) => (
        <Alert key={path} severity="warning" style={{ paddingBlock: 0 }}>
          <Link
            component="button"
            type="button"
            color="inherit"
            onClick={() => focusField(idPrefix, path)}
            sx={{ textAlign: 'start' }}
          >
            {label(nameOf(shape, path))}
          </Link>
          : {message}
        </Alert>
      ))}
      {names.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('orders.quote.missing', { fields: names.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

export function isMissing(rule: string): boolean {
  return rule === 'required' || rule === 'minItems';
}

/** A snapshot has one input: its id is no field of the form. */
function nameOf(shape: Shape, path: string): string {
  const [first = ''] = path.split('.');
  return shape.fields.find(({ name }) => name === first)?.kind === 'snapshot' ? first : path;
}

function focusField(idPrefix: string, path: string): void {
  const steps = path.split('.');
  // The field itself, else what it stands in.
  for (let length = steps.length; length > 0; length -= 1) {
    const field =
      document.getElementById([idPrefix, ...steps.slice(0, length)].join('_')) ??
      document.querySelector<HTMLElement>(
        `[data-field="${[idPrefix, ...steps.slice(0, length)].join('_')}"] input, [data-add="${[idPrefix, ...steps.slice(0, length)].join('_')}"]`,
      );
    if (field !== null) return field.focus();
  }
}
