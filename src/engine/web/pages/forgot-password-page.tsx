import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#generated/routes.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ArrivalState } from '#engine/web/routing/send-on.tsx';
import { requestPasswordReset } from '#engine/web/session/session-calls.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { PayloadForm } from './lazy-payload-form.tsx';

const hidden = ['region_code'];
const autoComplete = { email: 'username' };
/** What these say is not that the address is unknown. */
const otherFailures: readonly number[] = [0, 429];

export function Component() {
  const text = useText();
  const { send } = useSession();
  const navigate = useNavigate();
  const submit = async (payload: object) => {
    try {
      await requestPasswordReset(payload);
      const arrival: ArrivalState = { notice: 'forgot.sent' };
      await navigate(paths.login(), { state: arrival });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500 || otherFailures.includes(error.status)) throw error;
      send({ type: 'forgotFailed' });
      await navigate(paths.login());
    }
  };
  return (
    <EntranceFrame title={text('forgot.title')} lead={text('forgot.lead')}>
      <PayloadForm
        name="passwordForgot"
        hidden={hidden}
        autoComplete={autoComplete}
        submitLabel={text('forgot.submit')}
        send={submit}
      />
      <p className="entrance-way below">
        <Link className="reference" to={paths.login()}>
          {text('forgot.back')}
        </Link>
      </p>
    </EntranceFrame>
  );
}
