// Setting a password with the token of the letter: a new one, or the first one of who was invited.
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Alert } from '#engine/web/kit/alert.tsx';
import { ButtonLink } from '#engine/web/kit/button.tsx';
import { paths } from '#generated/routes.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ArrivalState } from '#engine/web/routing/send-on.tsx';
import { resetPassword } from '#engine/web/session/session-calls.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { PasswordRules } from './password-rules.tsx';
import { PayloadForm } from './lazy-payload-form.tsx';

const hidden = ['token'];
const autoComplete = { password: 'new-password', password_confirmation: 'new-password' };

export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const words = parameters.has('invitation') ? 'invitation' : 'reset';
  const [refused, setRefused] = useState(token === '');
  const submit = async (payload: object) => {
    try {
      await resetPassword(payload);
      const arrival: ArrivalState = { notice: `${words}.done` };
      await navigate(paths.login(), { state: arrival });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.body?.errors?.['token'] === undefined) throw error;
      setRefused(true);
    }
  };
  return (
    <EntranceFrame title={text(`${words}.title`)} lead={refused ? undefined : text(`${words}.lead`)}>
      {refused ? (
        <>
          <Alert severity="warning" role="alert">
            {text(`${words}.refused`)}
          </Alert>
          <ButtonLink to={paths.forgotPassword()} variant="contained" size="large" fullWidth style={{ marginTop: 24 }}>
            {text('reset.again')}
          </ButtonLink>
        </>
      ) : (
        <PayloadForm
          name="passwordReset"
          initial={{ token }}
          hidden={hidden}
          autoComplete={autoComplete}
          submitLabel={text(`${words}.submit`)}
          send={submit}
        >
          {(data) => <PasswordRules password={data['password']} confirmation={data['password_confirmation']} />}
        </PayloadForm>
      )}
      <ButtonLink to={paths.login()} fullWidth style={{ marginTop: 12 }}>
        {text('forgot.back')}
      </ButtonLink>
    </EntranceFrame>
  );
}
