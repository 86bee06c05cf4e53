// What the main thread and the engine's thread say to each other. The line between them is not ours alone: in watch
// mode Node reports over it which modules the thread loads. So every message travels in an envelope, and whoever hears
// one without it lets it pass.

export type Source =
  | { readonly kind: 'directory'; readonly path: string }
  /** Nothing on disk: tests. `template` is the path of a directory dump made by `dump`. */
  | { readonly kind: 'memory'; readonly template?: string };

export type Request =
  /** The first; answered by `ready`. */
  | { readonly kind: 'open'; readonly source: Source }
  /** Complete wire protocol messages; answered by `data` parts of which one is the last. */
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  /** A new client: forget what the former one left in the session. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'dump'; readonly path: string }
  | { readonly kind: 'stop' };

export type Reply =
  | { readonly kind: 'ready'; readonly flushes: number }
  | { readonly kind: 'data'; readonly bytes: Uint8Array; readonly last: boolean }
  | { readonly kind: 'done' }
  /** The engine is not to be used any more. */
  | { readonly kind: 'failed'; readonly message: string };

const protocol = 'embedded-database/1';

interface Envelope<Message extends Request | Reply> {
  readonly protocol: typeof protocol;
  readonly message: Message;
}

const requests: Readonly<Record<Request['kind'], true>> = {
  open: true,
  wire: true,
  reset: true,
  dump: true,
  stop: true,
};
const replies: Readonly<Record<Reply['kind'], true>> = { ready: true, data: true, done: true, failed: true };

export function enclose<Message extends Request | Reply>(message: Message): Envelope<Message> {
  return { protocol, message };
}

/** Undefined for what is no request of ours. */
export function readRequest(value: unknown): Request | undefined {
  return read(value, requests) as Request | undefined;
}

/** Undefined for what is no answer of ours. */
export function readReply(value: unknown): Reply | undefined {
  return read(value, replies) as Reply | undefined;
}

function read(value: unknown, kinds: Readonly<Record<string, true>>): Request | Reply | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { protocol: spoken, message } = value as Partial<Envelope<Request | Reply>>;
  return spoken === protocol && message !== undefined && Object.hasOwn(kinds, message.kind) ? message : undefined;
}
