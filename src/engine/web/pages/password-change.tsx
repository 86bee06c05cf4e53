import { useState } from 'react';
import { useText } from '#engine/web/i18n/use-text.ts';
import { changePassword } from '#engine/web/session/session-calls.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { PasswordRules } from './password-rules.tsx';
import { PayloadForm } from './lazy-payload-form.tsx';

const autoComplete = {
  current_password: 'current-password',
  password: 'new-password',
  password_confirmation: 'new-password',
};

/** Changing the password ends all other sessions; this one goes on with the new token. */
export function PasswordChange() {
  const text = useText();
  const notify = useNotify();
  const { send } = useSession();
  // A new form after each change: the old one still holds the passwords.
  const [changes, setChanges] = useState(0);
  const submit = async (payload: object) => {
    send({ type: 'signedIn', signedIn: await changePassword(payload) });
    notify(text('profile.passwordChanged'));
    setChanges((before) => before + 1);
  };
  return (
    <PayloadForm
      key={changes}
      name="passwordChange"
      autoComplete={autoComplete}
      submitLabel={text('profile.changePassword')}
      send={submit}
    >
      {(data) => <PasswordRules password={data['password']} confirmation={data['password_confirmation']} />}
    </PayloadForm>
  );
}
