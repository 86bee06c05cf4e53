// Builds the web app of src/web.tsx into dist, and runs the tests in three projects: node, web (jsdom) and journeys
// (whole stack).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundleBudget } from './src/engine/build/bundle-budget.ts';
import { firstPaint } from './src/engine/build/first-paint.ts';
import { keptFiles } from './src/engine/build/kept-files.ts';
import { modelApart } from './src/engine/build/model-apart.ts';
import { ownHelpers } from './src/engine/build/own-helpers.ts';
import { pageFiles, shortNames, shorterForms, withoutUncalled } from './src/engine/build/page-files.ts';
import { ofPages, prerender } from './src/engine/build/prerender.ts';
import { precompress } from './src/engine/build/precompress.ts';
import { patience, testLimit } from './tests/support/patience.ts';

const top = import.meta.dirname;
const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';
const webPort = process.env['WEB_PORT'] || '5173';
const globalSetup = join(top, 'tests/support/global-setup.ts');
const withDatabase = existsSync(globalSetup) ? [globalSetup] : [];
const patient = { testTimeout: testLimit, hookTimeout: testLimit, expect: { poll: { timeout: patience } } };

/** The calls of the API; everything else, as /engine/web/api/client.ts, is Vite's own. */
const calls = ['^/api/', '^/session(\\?|$)', '^/password/', '^/healthz'];

/**
 * By their addresses: Vite takes what it imports by name for a part of this file, and begins anew when any of that is
 * saved.
 */
const firstLists = new URL('./src/engine/web/list/first-lists.ts', import.meta.url).href;
const product = new URL('./src/generated/product.ts', import.meta.url).href;

export default defineConfig({
  root: join(top, 'src'),
  // Not in node_modules, which several checkouts may share: two of `npm run dev` would take each other's packages away.
  cacheDir: join(top, '.vite'),
  publicDir: false,
  // What the pictures of @mui/icons-material are made with.
  resolve: {
    alias: [
      { find: /^\.\/utils\/createSvgIcon(\.mjs|\.js)?$/, replacement: join(top, 'src/engine/web/kit/svg-icon.tsx') },
    ],
  },
  plugins: [
    react(),
    firstPaint({
      web: join(top, 'src/engine/web'),
      own: join(top, 'src'),
      name: async () =>
        ((await import(product)) as typeof import('./src/generated/product.ts')).product.organization.name,
      lists: async () =>
        ((await import(firstLists)) as typeof import('./src/engine/web/list/first-lists.ts')).firstLists(),
    }),
    modelApart(join(top, 'src')),
    prerender({ entry: join(top, 'src/draw-web.ts'), dist: join(top, 'dist') }),
    shorterForms(top),
    withoutUncalled(),
    ...[ownHelpers(), keptFiles(join(top, 'src/engine/web')), precompress(), bundleBudget()].map(ofPages),
  ],
  server: {
    port: Number(webPort),
    // Whoever opens the address that was asked for finds this application or an error, never another one.
    strictPort: true,
    fs: { allow: [top] },
    proxy: Object.fromEntries(calls.map((path) => [path, apiUrl])),
  },
  build: {
    outDir: join(top, 'dist'),
    emptyOutDir: true,
    // The server's content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    // The page holds all of them (first-paint.ts): what the server draws is seen before any other file is there.
    cssCodeSplit: false,
    // What a page loads is weighed by bundleBudget.
    chunkSizeWarningLimit: 1000,
    // Every browser that runs the application knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: pageFiles(join(top, 'src')), chunkFileNames: shortNames } },
  },
  test: {
    // Vitest leaves a core to itself, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        root: top,
        test: {
          name: 'node',
          environment: 'node',
          // A worker for many files: what they import is evaluated once, and a database's engine, which takes two seconds of
          // a core to start, is used again (tests/support/engines.ts). So no file may mock a module or leave a global changed.
          isolate: false,
          include: ['tests/{declare,deploy,engine,business,properties}/**/*.test.ts'],
          exclude: ['**/web/**'],
          globalSetup: withDatabase,
          ...patient,
        },
      },
      {
        extends: true,
        root: top,
        test: {
          name: 'web',
          // A worker keeps page and modules from file to file: of 62 files, each would load some 1,500 modules anew, 4 s
          // of computing and a third of all. tests/support/web/set-up.ts empties the page. So no file may mock a module: who imported it before
          // has it already.
          isolate: false,
          // Pages come and go: with Node's 16 MB collecting what is young is a twelfth of all.
          execArgv: ['--max-semi-space-size=64'],
          environment: join(top, 'tests/support/web/page-environment.ts'),
          include: ['tests/{engine,business}/**/web/**/*.test.{ts,tsx}'],
          setupFiles: [join(top, 'tests/support/web/set-up.ts')],
          globalSetup: withDatabase,
          ...patient,
        },
      },
      {
        extends: true,
        root: top,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [join(top, 'tests/journeys/support/global-setup.ts')],
          // After the others, two files at a time, each on a product of its own: a third takes as long in all (measured).
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          ...patient,
        },
      },
    ],
  },
});
