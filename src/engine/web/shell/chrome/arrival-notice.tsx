import { useLocation, useNavigate } from 'react-router-dom';
import { Alert } from '#engine/web/kit/alert.tsx';
import { ButtonLink } from '#engine/web/kit/button.tsx';
import { routes } from '#generated/routes.ts';
import type { Route } from '#engine/model/routes.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useMaybeRoute } from '#engine/web/routing/use-route.ts';
import { ruleOfEngineRoute } from '#engine/web/routing/engine-routes.ts';
import { RuleNote } from '#engine/web/kit/rule-note.tsx';
import type { ArrivalState } from '#engine/web/routing/send-on.tsx';

/** Says that another page was refused on the way to this one. */
export function ArrivalNotice() {
  const text = useText();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const { refused } = (state as ArrivalState | null) ?? {};
  const whoCould = useWhoCould();
  const onChrome = useMaybeRoute()?.route.chrome.toolbar ?? false;
  const places = usePlaces();
  if (!onChrome || refused === undefined) return null;
  // A colleague's link may lead to what stands elsewhere for this reader.
  const own = places.address(refused.path);
  const close = () => void navigate(pathname + search, { replace: true, state: null });
  return (
    <Alert severity="warning" role="alert" onClose={close} style={{ marginBottom: 24 }}>
      {`${text('shell.refused')} ${whoCould(refused.roles, 'open')}`}
      <RuleNote rule={ruleOf(refused.route)} />
      {own !== refused.path && (
        <ButtonLink to={own} variant="outlined" color="inherit" size="small" style={{ marginTop: 8 }}>
          {text('shell.refused.own')}
        </ButtonLink>
      )}
    </Alert>
  );
}

/** Where it stands who may open a page. */
function ruleOf(name: string): string {
  const own = ruleOfEngineRoute(name);
  if (own !== undefined) return own;
  const route: Route | undefined = routes.find((one) => one.name === name);
  return route?.readers === true
    ? `roles.config.json entities.${route.entity}.read`
    : `routes.config.json ${name}.auth`;
}
