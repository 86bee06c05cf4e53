// Whom one may sign in as, one click an account.
import './demo-accounts.css';
import { ChipButton } from '#engine/web/kit/chip.tsx';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { DemoProps } from '#engine/web/module.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { demoEmail, demoPassword, offeredRoles } from '../accounts.ts';

export function DemoAccounts({ choose }: DemoProps) {
  const text = useText();
  return (
    <section aria-label={text('demo.title')} className="demo-accounts">
      <p className="note">{text('demo.lead', { password: demoPassword })}</p>
      <div>
        {offeredRoles.map((role) => (
          <ChipButton
            key={role}
            variant="outlined"
            label={text(labelKeys.role(role))}
            onClick={() => choose({ email: demoEmail(role), password: demoPassword })}
          />
        ))}
      </div>
    </section>
  );
}
