// A service worker that keeps files of the application, so that the next start waits for none of them: only those under
// /assets, whose names change with what they hold; never a page or an answer of the API. Which they are the page says
// (keep-files.ts). Written into each build by src/engine/build/kept-files.ts.
const kept = 'files-BUILD';
const isFile = (address) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/assets/');
};

addEventListener('install', (event) => {
  // Where the browser can be told beforehand, nothing waits for this script to begin.
  const pattern = { pathname: '/assets/*' };
  const told = event.addRoutes?.([
    { condition: { urlPattern: pattern }, source: { cacheName: kept } },
    { condition: { not: { urlPattern: pattern } }, source: 'network' },
  ]);
  event.waitUntil(Promise.allSettled([told, skipWaiting()]));
});

addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('files-') && name !== kept).map((old) => caches.delete(old)),
    );
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener('message', (event) => {
  const keep = async () => {
    const cache = await caches.open(kept);
    const known = new Set((await cache.keys()).map(({ url }) => url));
    const wanted = event.data.filter((address) => isFile(address) && !known.has(address));
    await Promise.allSettled(wanted.map((address) => cache.add(address)));
  };
  event.waitUntil(keep());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !isFile(request.url)) return;
  event.respondWith(caches.match(request.url).then((answer) => answer ?? fetch(request)));
});
