// What one of two databases answers otherwise than the other.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';
import { ask, differenceOf, type Asked } from './compare.ts';
import type { HiddenChange } from './hidden-changes.ts';
import type { Reader, Rows } from './reader.ts';
import type { Request } from './requests.ts';

export interface Pair {
  readonly rows: Rows;
  readonly reader: Reader;
  readonly changes: readonly HiddenChange[];
  readonly added: readonly HiddenChange[];
  readonly sides: readonly [Asked, Asked];
}

/** Both sides draw the same, so that a new record has the same id. No mocked module: other files share what is loaded. */
const draws = { next: 0 };

export function drawAlike(): void {
  vi.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE((draws.next += 1), size - 4);
    return bytes;
  });
  syncBuiltinESMExports();
}

/** After all tests that draw alike. */
export function drawAsEver(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

/** One leak shows in hundreds of answers. */
const enough = 8;

/** Each list to its last page. */
export async function walkDifferences(
  requests: readonly Request[],
  pair: Pair,
  beforePage: () => void = () => {},
): Promise<string[]> {
  const [first] = pair.sides;
  const found: string[] = [];
  for (const request of requests) {
    let at: Request | undefined = request;
    while (at !== undefined && found.length < enough) {
      beforePage();
      found.push(...(await differences([at], pair)));
      const { next }: { readonly next?: string } = await ask(first, at);
      at = next === undefined ? undefined : { method: 'GET', url: next };
    }
  }
  return found;
}

export async function differences(requests: readonly Request[], { sides: [first, second] }: Pair): Promise<string[]> {
  const found: string[] = [];
  for (const request of requests) {
    const { next } = draws;
    const left = await ask(first, request);
    draws.next = next;
    const difference = differenceOf(request, left, await ask(second, request));
    if (difference !== undefined) found.push(difference);
    if (found.length === enough) break;
  }
  return found;
}
