// What the server and the thread that draws its pages tell each other.
import type { BrowserFacts, DrawnPage, FirstAnswer } from '#engine/model/first-page.ts';

export interface Drawing {
  /** Address of the page, without its host. */
  readonly place: string;
  readonly language: string;
  readonly browser: BrowserFacts;
  /** The answer to the check of the session, but for its token. */
  readonly session: object;
  readonly answers: readonly FirstAnswer[];
}

/** Answers a path of the API as whoever the page is for is answered; undefined where nobody waits for it any more. */
export type Asks = (path: string) => Promise<FirstAnswer | undefined>;

/** A page to be drawn, or the answer to what it asks besides. */
export type Order = { readonly id: number } & (
  | { readonly drawing: Drawing }
  | { readonly path: string; readonly answer: FirstAnswer | undefined }
);

/** Id of the reply to nothing that says that the thread is there. */
export const ready = 0;

/** `path`: asked for, by the page that is being drawn; without, it ended. */
export interface Reply {
  readonly id: number;
  readonly path?: string;
  readonly page?: DrawnPage | undefined;
  readonly error?: string;
}
