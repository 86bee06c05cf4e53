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

/** A page to be drawn, or whose first requests are wanted. */
export type Work = Drawing | Pick<Drawing, 'place'>;

export interface Order {
  readonly id: number;
  readonly work: Work;
}

/** Id of the reply to nothing that says that the thread is there. */
export const ready = 0;

export interface Reply {
  readonly id: number;
  readonly page?: DrawnPage;
  readonly asks?: readonly string[];
  readonly error?: string;
}
