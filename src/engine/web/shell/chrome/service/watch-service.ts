// Where the news of the service come from: browser, answers of the HTTP client, parts of the application that don't
// load.
import { ApiFailure, type Answer, type Http } from '#engine/web/api/client.ts';
import { readHealth } from '#engine/web/api/health.ts';
import type { ServiceEvent } from './service-machine.ts';

/** Header by which the server names the build of the pages that it delivers now. */
const buildHeader = 'x-web-build';

export function watchService(client: Http, tell: (event: ServiceEvent) => void): () => void {
  const build = ownBuild();
  const inform = ({ headers }: Answer<unknown>) => {
    tell({ type: 'answered' });
    const delivered: unknown = headers[buildHeader];
    if (build !== undefined && typeof delivered === 'string' && delivered !== build) tell({ type: 'newBuild' });
  };
  const unwatch = client.watch({
    answered: inform,
    failed: ({ status }) => tell({ type: status === 0 ? 'callFailed' : 'answered' }),
  });
  const ofWindow = { offline: 'browserOffline', online: 'browserOnline', 'vite:preloadError': 'partMissing' } as const;
  const stops = Object.entries(ofWindow).map(([name, type]) => {
    const hear = () => tell({ type });
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  });
  return () => {
    unwatch();
    for (const stop of stops) stop();
  };
}

/** An answer of any kind, even that the database is away, comes from a service that can be reached. */
export async function probeService(): Promise<void> {
  try {
    await readHealth();
  } catch (error) {
    if (error instanceof ApiFailure && error.status > 0) return;
    throw error;
  }
}

/** Of this page; undefined where it isn't built. */
function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}
