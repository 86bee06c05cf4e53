import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#engine/web/kit/button.tsx';
import { paths } from '#generated/routes.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ArrivalState } from '#engine/web/routing/send-on.tsx';
import { StatusPage } from './status-page.tsx';

export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const missing = (state as ArrivalState | null)?.missing;
  const actions = (
    <>
      {key !== 'default' && (
        <Button variant="outlined" color="inherit" onClick={() => void navigate(-1)}>
          {text('common.back')}
        </Button>
      )}
      <ButtonLink to={paths.root()} variant="contained">
        {text('common.start')}
      </ButtonLink>
    </>
  );
  return (
    <StatusPage mark="404" title={text(labelKeys.route('notFound'))} actions={actions}>
      {missing === undefined ? text('notFound.lead') : text('notFound.missing', { path: missing })}
    </StatusPage>
  );
}
