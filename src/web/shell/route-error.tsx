import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailurePage } from '#web/pages/failure-page.tsx';

/** What a screen that broke shows in its place; the shell around it stays. */
export function RouteError() {
  const error = useRouteError();
  return <FailurePage error={isRouteErrorResponse(error) ? undefined : error} />;
}
