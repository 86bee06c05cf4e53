import { Button, ButtonLink } from '#engine/web/kit/button.tsx';
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
      <ButtonLink to={paths.root()} reloadDocument variant="contained">
        {text('common.start')}
      </ButtonLink>
    </>
  );
  return (
    <StatusPage mark="500" title={text('error.INTERNAL')} actions={actions}>
      {text('serverError.lead')}
      {requestId !== undefined && <p className="note">{text('failure.requestId', { id: requestId })}</p>}
    </StatusPage>
  );
}
