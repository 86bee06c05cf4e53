// Opens the web app for a signed-in person with a role.
import { screen } from '@testing-library/react';
import type { Language } from '#engine/model/text.ts';
import { openApp, type OpenedApp } from './open-app.tsx';
import type { RealServer } from './real-server.ts';

interface Opening {
  readonly path?: string;
  readonly language?: Language;
}

/** Done when the page has its heading. */
export async function openAs(
  server: RealServer,
  role: string,
  { path = '/pages/profile', language = 'pt' }: Opening = {},
): Promise<OpenedApp> {
  const { authorization = '' } = await server.app.actorHeaders(role);
  const opened = await openApp({ path, language, token: authorization.replace('Bearer ', '') });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
