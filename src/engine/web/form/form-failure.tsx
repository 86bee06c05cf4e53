// Above the form: what the server refused and no field shows; everything typed is still there.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { isOwnCode } from '#engine/model/errors.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { rootErrors } from './form-errors.ts';

interface FormFailureProps {
  readonly failure: unknown;
  /** Nothing is left of what the server said of the fields. */
  readonly mended: boolean;
}

/** Refusals whose words say what stands in the way, as a subject's own do; nothing went wrong. */
const isExplained = (code: string) => ['VALIDATION', 'TRANSITION'].includes(code) || isOwnCode(code);

export function FormFailure({ failure, mended }: FormFailureProps) {
  if (failure === undefined) return null;
  const body = failure instanceof ApiFailure ? failure.body : undefined;
  if (body === undefined || !isExplained(body.code))
    return (
      <Box sx={{ mb: 2 }}>
        <ErrorPanel error={failure} />
      </Box>
    );
  const texts = rootErrors(body.errors ?? {});
  if (texts.length === 0 && mended && body.code === 'VALIDATION' && body.errors !== undefined) return null;
  return (
    <Alert severity="error" style={{ marginBottom: 16 }}>
      {texts.length === 0 ? body.message : texts.map((text) => <div key={text}>{text}</div>)}
    </Alert>
  );
}
