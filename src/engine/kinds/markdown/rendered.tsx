// Markdown as elements of the page. Anybody may have written it: it is made of a few elements without any attribute but
// the address of a link, HTML in it stays text, and nothing is fetched from elsewhere.
import { createElement, type ReactNode } from 'react';
import { compiler } from 'markdown-to-jsx/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface Given {
  readonly key?: string;
  readonly href?: string;
  readonly alt?: string;
  readonly checked?: boolean;
  readonly start?: number;
}

/** A page has its own headings: those of a text stand below them. */
const elements: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p ul ol li strong em del code pre blockquote hr br table thead tbody tr th td'.split(' ').map((tag) => [tag, tag]),
  ),
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
};
const empty: readonly string[] = ['hr', 'br'];

export function Rendered({ text }: { readonly text: string }) {
  // What is masked is no line across the page.
  if (!/[\p{L}\p{N}]/u.test(text)) return <>{text}</>;
  return (
    <Box sx={look}>
      {compiler(text, {
        createElement: (tag, props, ...children) => elementOf(String(tag), props as Given, children),
        disableParsingRawHTML: true,
        preserveFrontmatter: true,
        forceBlock: true,
        wrapper: 'div',
        sanitizer: (address) => address,
      })}
    </Box>
  );
}

function elementOf(tag: string, given: Given | null, children: readonly ReactNode[]): ReactNode {
  const { key, href, alt, checked, start } = given ?? {};
  if (tag === 'a') return linkTo(href, key, children);
  if (tag === 'img') return alt;
  // Of a list of tasks.
  if (tag === 'input') return checked === true ? '☑ ' : '☐ ';
  const element = Object.hasOwn(elements, tag) ? elements[tag] : undefined;
  if (element === undefined) return createElement('span', { key }, ...children);
  if (empty.includes(element)) return createElement(element, { key });
  return createElement(element, { key, ...(element === 'ol' && { start }) }, ...children);
}

const schemes: readonly string[] = ['http:', 'https:', 'mailto:'];

function linkTo(href: string | undefined, key: string | undefined, children: readonly ReactNode[]): ReactNode {
  if (href === undefined || !URL.canParse(href) || !schemes.includes(new URL(href).protocol))
    return createElement('span', { key }, ...children);
  return (
    <Link key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  );
}

const look = {
  overflowWrap: 'anywhere',
  '& > div > :first-of-type': { mt: 0 },
  '& :is(p, ul, ol, pre, blockquote, table)': { my: 1 },
  '& :is(h3, h4, h5, h6)': { mt: 2, mb: 0.5, fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  '& h3': { fontSize: '1.125rem' },
  '& :is(ul, ol)': { pl: 3 },
  '& pre': { p: 1, overflowX: 'auto', borderRadius: 1, bgcolor: 'action.hover' },
  '& code': { fontSize: '0.8125rem' },
  '& blockquote': { mx: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': { px: 1, py: 0.5, border: 1, borderColor: 'divider', textAlign: 'start' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider' },
} as const;
