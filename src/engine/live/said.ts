// What the development server says to the pages that are open, as data: both sides read it.

export interface SaidMistake {
  /** Path from the project's root. */
  readonly file: string;
  /** From 1; absent: the whole file. */
  readonly place: { readonly line: number; readonly column: number } | undefined;
  /** Place, rule, found and remedy. */
  readonly text: string;
}

/** Why what was saved is not served yet. */
export type Said =
  | { readonly kind: 'fine' }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly SaidMistake[] }
  | {
      readonly kind: 'stopped';
      /** The plan, as `npm run plan` prints it. */
      readonly plan: string;
      /** Steps that may be permitted: id, and what permitting it means. */
      readonly steps: readonly { readonly id: string; readonly meaning: string }[];
    }
  /** It is served; stored values do not pass its rules. */
  | { readonly kind: 'warned'; readonly findings: string }
  | { readonly kind: 'failed'; readonly message: string };

/** What a terminal is told of it; '' for nothing. */
export function linesOf(said: Said): string {
  if (said.kind === 'mistakes') return said.mistakes.map(({ text }) => text).join('\n');
  if (said.kind === 'stopped') return said.plan;
  if (said.kind === 'warned') return said.findings;
  return said.kind === 'failed' ? said.message : '';
}

/** Names of the messages on Vite's channel. */
export const channel = {
  /** Server to page: a `Said`. */
  said: 'live:said',
  /** Server to page: a file of texts with new content. */
  texts: 'live:texts',
  /** Server to page: all modules and texts of a change have been handed on; a `SaidChange` where there are modules. */
  changed: 'live:changed',
  /** Page to server: asks for the last `Said`; a `SaidVersion` from a page whose modules have just come. */
  ask: 'live:ask',
  /** Page to server: ids of steps to permit. */
  permit: 'live:permit',
} as const;

/** Of the `<meta>` that has the version of the model that a page began with. */
export const versionName = 'live-model';

export interface SaidVersion {
  /** Of the model when the page was asked for. */
  readonly version?: number;
}

export interface SaidChange {
  /** Of files of src/generated, by path: the version of the model with which each was another one last. */
  readonly versions: Readonly<Record<string, number>>;
}

export interface SaidTexts {
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}
