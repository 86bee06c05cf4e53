import { useEffect } from 'react';
import { Spinner } from '#engine/web/kit/button.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { signOut } from '#engine/web/session/session-calls.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { clearWantedPath } from '#engine/web/session/wanted-path.ts';
import { usePageTitle } from '#engine/web/kit/page-heading.tsx';

/** Signs out here whatever the server answers; the route gate then leads to the login page. */
export function Component() {
  const text = useText();
  const { send } = useSession();
  const heading = usePageTitle(text('logout.title'));
  useEffect(() => {
    const leave = () => {
      clearWantedPath();
      send({ type: 'logout' });
    };
    void signOut().then(leave, leave);
    // Once for this visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <output className="leaving">
      <Spinner />
      <h1 tabIndex={-1} ref={heading}>
        {text('logout.title')}
      </h1>
    </output>
  );
}
