// A page of the development server beside the product's: its address, and the module that makes it.
import type { Plugin } from 'vite';

interface OwnPage {
  readonly path: string;
  readonly title: string;
  /** Address of the module, from the root of the pages. */
  readonly script: string;
}

export function ownPage({ path, title, script }: OwnPage): Plugin {
  return {
    name: `own-page:${path}`,
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url?.replace(/\?.*$/, '') !== path) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`);
      });
    },
  };
}
