import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readHealth } from '#web/api/health.ts';
import type { DemoAccountsProps } from './demo-accounts.tsx';

const Accounts = lazy(async () => ({ default: (await import('./demo-accounts.tsx')).DemoAccounts }));

/** The demo accounts, loaded where there are any. */
export function LazyDemoAccounts(props: DemoAccountsProps) {
  const { data } = useQuery({ queryKey: ['health'], queryFn: readHealth, retry: false, staleTime: Number.POSITIVE_INFINITY });
  return data?.demo === true ? <Suspense><Accounts {...props} /></Suspense> : null;
}
