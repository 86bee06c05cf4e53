// What every letter looks like: paragraphs, facts and links, as plain text and as HTML.
import { dateTimeFormat } from '#engine/model/intl.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { locales, type Language } from '#engine/model/text.ts';
import type { Mail } from './mailer.ts';

/** A paragraph, a link with what it does, or facts by name. */
export type LetterPart =
  | string
  | { readonly label: string; readonly link: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] };

export function printLetter({
  to,
  subject,
  language,
  parts,
}: {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  readonly parts: readonly LetterPart[];
}): Mail {
  return {
    to,
    subject,
    text: parts.map(plain).join('\n\n'),
    html: `<!doctype html>\n<html lang="${language}"><body>\n${parts.map(marked).join('\n')}\n</body></html>`,
  };
}

/** `20 de novembro de 2026 às 10:00 BRT`: readers of letters may be anywhere, so the zone is said. */
export function printMoment(moment: Date, language: Language): string {
  return dateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: businessTimeZone,
    timeZoneName: 'short',
  }).format(moment);
}

function plain(part: LetterPart): string {
  if (typeof part === 'string') return part;
  return 'link' in part
    ? `${part.label}:\n${part.link}`
    : part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function marked(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`;
  if ('link' in part) return `<p><a href="${escape(part.link)}">${escape(part.label)}</a></p>`;
  return `<p>${part.facts.map(([name, value]) => `<strong>${escape(name)}:</strong> ${escape(value)}`).join('<br>\n')}</p>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
