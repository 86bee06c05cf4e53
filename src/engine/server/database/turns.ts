// Whose turn it is at the database: callers take turns by the time that they have used, not by when they asked, so that
// nobody waits behind what somebody else has heaped up. Within one caller's calls the first comes first.
import { AsyncLocalStorage } from 'node:async_hooks';
import { clearTimeout, setImmediate, setTimeout } from 'node:timers';

/** Who asks, for as long as his call lasts. */
export interface Caller {
  /** A person, else an address; all work of the server's own is one. */
  key: string;
  /** Goes on however long he waits: a file whose first rows are out has no other answer. */
  isPatient: boolean;
  /** Many have this key, as those behind one address do: what one keeps waiting is not his. */
  isShared?: boolean;
  /** Before everybody else, for what takes no time. */
  readonly isFirst?: boolean;
  /** He only reads: a replica may answer that has come so far (replicas.ts), until he writes after all. */
  follows?: bigint;
  hasWritten?: boolean;
}

export const callers = new AsyncLocalStorage<Caller>();

const server: Caller = { key: 'server', isPatient: true, isShared: true };

/** Waited for longer than anybody should. */
export class TurnError extends Error {
  readonly code = 'NO_TURN';
}

export interface TurnOptions {
  /** How many have a turn at once. */
  readonly places: number;
  /** How long an impatient caller waits for one. */
  readonly patienceMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

export interface Turns {
  /** Resolves when it is the caller's turn to what he calls at its end. */
  take(): Promise<() => void>;
}

interface Waiting {
  readonly isFirst: boolean;
  readonly begin: () => void;
}

/** One caller's share, while he waits or works. */
interface Share {
  used: number;
  running: number;
  /** How often one who keeps more waiting went before him since he waits. */
  passed: number;
  readonly waiting: Waiting[];
}

/**
 * The same items, each read in the name of who asks now: a stream reads on whenever the connection has room, in
 * nobody's name.
 */
export function inOwnName<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  const caller = callers.getStore();
  if (caller !== undefined) caller.isPatient = true;
  const run = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]() {
      const iterator = items[Symbol.asyncIterator]();
      return {
        next: () => run(() => iterator.next()),
        return: async (value?: unknown) =>
          run(async () => (await iterator.return?.(value)) ?? { done: true, value: undefined }),
      };
    },
  };
}

/**
 * Time is no measure of one statement: a machine that stops the process for half a second stops it within somebody's,
 * as if he had used it. So nobody waits for more turns than these of one who keeps more waiting than he does.
 */
const mostPassed = 12;

/** Who goes before all others, then who has fewest under way, who was passed over too often, who has used least. */
function byTurn(a: Share, b: Share): number {
  return (
    Number(b.waiting[0]?.isFirst) - Number(a.waiting[0]?.isFirst) ||
    a.running - b.running ||
    Number(b.passed >= mostPassed) - Number(a.passed >= mostPassed) ||
    a.used - b.used
  );
}

function someoneWaits(shares: ReadonlyMap<string, Share>): boolean {
  for (const { waiting } of shares.values()) if (waiting.length > 0) return true;
  return false;
}

/** Whose turn it is; whoever keeps fewer waiting than he has been passed over. */
function nextOf(shares: ReadonlyMap<string, Share>): Share | undefined {
  const [next, ...others] = [...shares.values()].filter(({ waiting }) => waiting.length > 0).toSorted(byTurn);
  if (next === undefined) return undefined;
  next.passed = 0;
  for (const other of others) if (other.waiting.length < next.waiting.length) other.passed += 1;
  return next;
}

export function buildTurns({ places, patienceMs, now = () => performance.now() }: TurnOptions): Turns {
  const shares = new Map<string, Share>();
  let free = places;
  /** What the one who began last had used: who comes anew begins there, with nothing saved up. */
  let level = 0;
  let isChoosing = false;

  const shareOf = (key: string): Share => {
    const share = shares.get(key) ?? { used: level, running: 0, passed: 0, waiting: [] };
    shares.set(key, share);
    return share;
  };

  const begin = ({ key, isShared = false }: Pick<Caller, 'key' | 'isShared'>, share: Share): (() => void) => {
    const begun = now();
    free -= 1;
    share.running += 1;
    level = Math.max(level, share.used);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      free += 1;
      share.running -= 1;
      // Times as many as a person keeps waiting: on a busy machine one quick statement of his may take as long as
      // somebody else's slow one.
      share.used += (now() - begun) * (isShared ? 1 : 1 + share.waiting.length);
      forget(key, share);
      if (isChoosing || !someoneWaits(shares)) return;
      isChoosing = true;
      // Whoever had this turn may ask for his next one at once: only then it is known who has used least.
      setImmediate(choose);
    };
  };

  /** What an idle caller has used is forgotten when the others have caught up, or nobody is left. */
  const forget = (key: string, share: Share): void => {
    if (free === places && !someoneWaits(shares)) shares.clear();
    else if (share.running === 0 && share.waiting.length === 0 && share.used <= level) shares.delete(key);
  };

  const choose = (): void => {
    isChoosing = false;
    const nextShare = () => (free > 0 ? nextOf(shares) : undefined);
    for (let next = nextShare(); next !== undefined; next = nextShare()) next.waiting.shift()?.begin();
  };

  return {
    take() {
      const { key, isPatient, isShared, isFirst = false } = callers.getStore() ?? server;
      const caller = { key, isShared };
      const share = shareOf(key);
      share.used = share.running + share.waiting.length === 0 ? Math.max(share.used, level) : share.used;
      if (free > 0 && !isChoosing && !someoneWaits(shares)) return Promise.resolve(begin(caller, share));
      return new Promise((resolve, reject) => {
        const entry: Waiting = {
          isFirst,
          begin: () => {
            clearTimeout(timer);
            resolve(begin(caller, share));
          },
        };
        const timer = isPatient
          ? undefined
          : setTimeout(() => {
              share.waiting.splice(share.waiting.indexOf(entry), 1);
              reject(new TurnError(`no turn at the database within ${patienceMs} ms`));
            }, patienceMs);
        share.waiting.push(entry);
      });
    },
  };
}
