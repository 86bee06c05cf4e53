// Signing in; where to go next is the route gate's to say.
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Alert } from '#engine/web/kit/alert.tsx';
import { paths } from '#generated/routes.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ArrivalState } from '#engine/web/routing/send-on.tsx';
import { signIn } from '#engine/web/session/session-calls.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { Credentials, DemoProps } from '#engine/web/module.ts';
import { useHealth } from '#engine/web/session/use-organization-name.ts';
import { useWebParts } from '#engine/web/web-parts.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { PayloadForm } from './lazy-payload-form.tsx';

const hidden = ['organization_id'];
const autoComplete = { email: 'username', password: 'current-password' };

export function Component() {
  const text = useText();
  const { send, message } = useSession();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<Credentials>();
  const notice = (state as ArrivalState | null)?.notice;
  const submit = async (payload: object) => {
    send({ type: 'signedIn', signedIn: await signIn(payload) });
  };
  return (
    <EntranceFrame title={text('login.title')} lead={text('login.lead')}>
      {message !== undefined && (
        <Alert severity="error" role="alert" style={{ marginBottom: 24 }} onClose={() => send({ type: 'messageRead' })}>
          {'key' in message ? text(message.key) : message.text}
        </Alert>
      )}
      {message === undefined && notice !== undefined && (
        <output className="entrance-notice">
          <Alert severity="success" role="none">
            {text(notice)}
          </Alert>
        </output>
      )}
      <PayloadForm
        key={chosen?.email}
        name="login"
        initial={{ ...chosen }}
        hidden={hidden}
        autoComplete={autoComplete}
        submitLabel={text('login.submit')}
        send={submit}
      >
        {() => (
          <p className="entrance-way">
            <Link className="reference" to={paths.forgotPassword()}>
              {text('login.forgot')}
            </Link>
          </p>
        )}
      </PayloadForm>
      <Demo choose={setChosen} />
    </EntranceFrame>
  );
}

/** Where there is sample data. */
function Demo(props: DemoProps) {
  const { demo: Accounts } = useWebParts();
  const { data } = useHealth();
  return data?.demo === true && Accounts !== undefined ? (
    <Suspense>
      <Accounts {...props} />
    </Suspense>
  ) : null;
}
