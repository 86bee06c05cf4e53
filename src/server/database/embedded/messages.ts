// What the main thread and the engine's thread say to each other.

export type Source =
  | { readonly kind: 'directory'; readonly path: string }
  /** Nothing on disk: tests. `template` is the path of a directory dump made by `dump`. */
  | { readonly kind: 'memory'; readonly template?: string };

export type Request =
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
