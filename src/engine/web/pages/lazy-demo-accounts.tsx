import { lazy, Suspense } from 'react';
import { useHealth } from '#engine/web/session/use-organization-name.ts';
import type { DemoAccountsProps } from './demo-accounts.tsx';

const Accounts = lazy(async () => ({ default: (await import('./demo-accounts.tsx')).DemoAccounts }));

/** The demo accounts, loaded where there are any. */
export function LazyDemoAccounts(props: DemoAccountsProps) {
  const { data } = useHealth();
  return data?.demo === true ? (
    <Suspense>
      <Accounts {...props} />
    </Suspense>
  ) : null;
}
