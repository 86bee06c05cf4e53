// Builds, after the pages, what draws the first of them on the server (src/engine/server/prerender): the same sources, for
// Node.
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Prerender {
  /** The module that draws. */
  readonly entry: string;
  /** Folder of the pages; of what is in a folder with a dot nothing is sent. */
  readonly dist: string;
}

export function prerender({ entry, dist }: Prerender): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: 'server',
          resolve: { noExternal: true },
          // Where it is left open, React runs in its form for development, which takes several times as long.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            outDir: join(dist, '.prerender'),
            minify: true,
            rolldownOptions: { input: entry, output: { codeSplitting: true } },
          },
        },
      },
    }),
  };
}

/** A plugin of what browsers are given alone. */
export function ofPages(plugin: Plugin): Plugin {
  return { ...plugin, applyToEnvironment: ({ name }) => name === 'client' };
}
