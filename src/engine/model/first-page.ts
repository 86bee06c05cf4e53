// What a browser asks for before the application is there, and what it is answered: its first requests in one, and the
// page that they make, drawn already.
import { listOf, objectOf, type CallSchema } from './call.ts';

/** What a page looks like besides depends on these of a browser. */
export interface BrowserFacts {
  /** CSS pixels. */
  readonly width: number;
  readonly isDark: boolean;
  readonly timeZone: string;
  readonly platform: string;
  /** What it keeps of settings and the like, by name. */
  readonly kept: Readonly<Record<string, string>>;
}

export interface FirstPageRequest {
  /** Address of the page, without its host. */
  readonly place: string;
  /** Paths of lists and of the views that are kept of them; what the page shows besides is answered where it is drawn. */
  readonly asks?: readonly string[];
  /** Absent: the page is not drawn. */
  readonly browser?: BrowserFacts;
}

/** How one of them was answered. */
export interface FirstAnswer {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A page as HTML, with styles in `data-style`: the page's policy takes none of them as text. */
export interface DrawnPage {
  readonly html: string;
  /** Of the document's own element. */
  readonly lang: string;
  readonly dir: string;
  readonly style: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
}

export interface FirstPageAnswer {
  readonly answers: readonly FirstAnswer[];
  /** Absent where it was not drawn in time. */
  readonly page?: DrawnPage;
}

/** Requests of one page. */
const mostAsks = 4;

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const texts = { type: 'object', additionalProperties: { type: 'string' } } as const;

export const firstPageRequest: CallSchema = {
  ...objectOf(
    {
      place: { ...text(4000), pattern: '^/(?!/)' },
      asks: { ...listOf({ ...text(2000), pattern: '^/api/(list-views/)?[a-z0-9-]+(\\?.*)?$' }), maxItems: mostAsks },
      browser: {
        ...objectOf({
          width: { type: 'integer', minimum: 1, maximum: 100_000 },
          isDark: { type: 'boolean' },
          timeZone: text(60),
          platform: text(60),
          kept: { type: 'object', maxProperties: 10, additionalProperties: text(10_000) },
        }),
        additionalProperties: false,
      },
    },
    ['asks', 'browser'],
  ),
  additionalProperties: false,
};

export const firstPageAnswer: CallSchema = objectOf(
  {
    answers: listOf(
      objectOf({
        path: { type: 'string' },
        status: { type: 'integer' },
        headers: texts,
        body: { description: 'As the call itself answers.' },
      }),
    ),
    page: objectOf({
      html: { type: 'string' },
      lang: { type: 'string' },
      dir: { type: 'string' },
      style: texts,
      data: texts,
    }),
  },
  ['page'],
);
