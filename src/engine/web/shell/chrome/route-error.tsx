import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailurePage } from '#engine/web/pages/failure-page.tsx';
import { MissingPartPage } from '#engine/web/pages/missing-part-page.tsx';

/** How the browsers word that a script of the application could not be loaded. */
const missingPart = /dynamically imported module|module script failed|preload CSS/i;

/** What a screen that broke shows in its place; the shell around it stays. */
export function RouteError() {
  const error = useRouteError();
  if (error instanceof Error && missingPart.test(error.message)) return <MissingPartPage />;
  return <FailurePage error={isRouteErrorResponse(error) ? undefined : error} />;
}
