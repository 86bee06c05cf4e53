import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '#generated/routes.ts';
import { requestIdOf } from '#engine/web/api/failure-text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { StatusPage } from './status-page.tsx';

/** Something broke: what is known of it, the number for support, and two ways out. */
export function FailurePage({ error }: { readonly error?: unknown }) {
  const text = useText();
  const requestId = requestIdOf(error);
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={() => window.location.reload()}>
        {text('common.reload')}
      </Button>
      <Button component={Link} to={paths.root()} reloadDocument variant="contained">
        {text('common.start')}
      </Button>
    </>
  );
  return (
    <StatusPage mark="500" title={text('error.INTERNAL')} actions={actions}>
      {text('serverError.lead')}
      {requestId !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text('failure.requestId', { id: requestId })}
        </Typography>
      )}
    </StatusPage>
  );
}
