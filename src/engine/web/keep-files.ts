// Tells the service worker of the build (kept-files.js) which files this page was made of; takes it away again where the
// server is set not to have one (KEEP_FILES).
import { whenIdle } from './kit/when-idle.ts';

const worker = '/kept-files.js';

/** Once the page is drawn; where browsers have none, or only for pages that come encrypted, all is as without. */
export function keepFiles(): void {
  if (!('serviceWorker' in navigator)) return;
  const isOff = document.querySelector<HTMLMetaElement>('meta[name="keep-files"]')?.content === 'off';
  whenIdle(() => void (isOff ? letGo() : keep()).catch(() => undefined));
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(worker);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  active?.postMessage(files.filter((address) => new URL(address).pathname.startsWith('/assets/')));
}

async function letGo(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('files-')).map(async (name) => caches.delete(name)));
}
