import { useLocation } from 'react-router-dom';
import { FailurePage } from './failure-page.tsx';

/** The address of the 500 page; whoever navigates here may hand over the error. */
export function Component() {
  const { state } = useLocation();
  return <FailurePage error={(state as { readonly error?: unknown } | null)?.error} />;
}
