// A page by jsdom in a Node process: the server runs beside the page, so modules resolve as on Node (its workers need
// file addresses) and bytes are Node's own (cryptography refuses those of jsdom's realm).
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

// oxlint-disable-next-line import/no-default-export -- what Vitest looks for
export default {
  ...jsdom,
  name: 'page',
  viteEnvironment: 'ssr',
  setup: async (global: typeof globalThis, options: Record<string, unknown>) => {
    const { Uint8Array, ArrayBuffer } = global;
    const page = await jsdom.setup(global, options);
    Object.assign(global, { Uint8Array, ArrayBuffer });
    return page;
  },
} satisfies Environment;
