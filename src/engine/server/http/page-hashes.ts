// What the page itself holds of scripts and styles, as its content security policy names it: nothing else of that kind
// may stand in it.
import { createHash } from 'node:crypto';

export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Of a page that the build wrote: its elements end where their end tag stands first. */
export function hashesOf(html: string): PageHashes {
  const of = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)[^>]*>(.*?)</${element}>`, 'gs'))].map(([, content = '']) =>
      hashOf(content),
    );
  return { scripts: of('script'), styles: of('style') };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
