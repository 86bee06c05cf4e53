// Markdown that anybody may have written: what it looks like, and what it can never do to a page.
import { Suspense, useState } from 'react';
import fc from 'fast-check';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { markdown } from '#engine/kinds/markdown/markdown-view.tsx';
import { Rendered } from '#engine/kinds/markdown/rendered.tsx';
import { withoutMarks } from '#engine/kinds/markdown/without-marks.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { createI18n, loadRest } from '#engine/web/i18n/i18n.ts';

afterEach(cleanup);

const shown = (text: string) => render(<Rendered text={text} />).container;

const allowed =
  'div span p h3 h4 h5 h6 ul ol li strong em del code pre blockquote hr br table thead tbody tr th td a'.split(' ');
const attributes = ['class', 'href', 'target', 'rel', 'start'];

/** Whatever is not of the few elements and attributes. */
function foreignIn(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.includes(element.localName) ? [] : [element.localName]),
    ...element
      .getAttributeNames()
      .filter((name) => !attributes.includes(name))
      .map((name) => `${element.localName} ${name}`),
    ...(element instanceof HTMLAnchorElement && !/^(https?|mailto):/.test(element.protocol) ? [element.href] : []),
  ]);
}

describe('on the page of a record', () => {
  it('is headings below those of the page, lists, emphasis, tables, code and links', () => {
    const container = shown(
      '# Título\n\n**forte** e *leve*\n\n- um\n- dois\n\n3. três\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`código`\n\n> citado\n\n[site](https://example.com/a) [carta](mailto:a@example.com)',
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Título' })).toBeInTheDocument();
    expect(container.querySelector('strong')).toHaveTextContent('forte');
    expect(container.querySelector('em')).toHaveTextContent('leve');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['um', 'dois', 'três']);
    expect(container.querySelector('ol')).toHaveAttribute('start', '3');
    expect(within(screen.getByRole('table')).getAllByRole('cell')).toHaveLength(2);
    const [site, letter] = screen.getAllByRole('link');
    expect(site).toHaveAttribute('href', 'https://example.com/a');
    expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(letter).toHaveAttribute('href', 'mailto:a@example.com');
    expect(foreignIn(container)).toEqual([]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](/apps/administration)',
    '[x](//example.com)',
    '<javascript:alert(1)>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<div style="position:fixed" id="root">x</div>',
    '![pixel](https://example.com/pixel.png)',
    '![x](javascript:alert(1) "title")',
    '[x]: javascript:alert(1)\n\n[x]',
    '# <b onmouseover=alert(1)>x</b>',
    'text[^1]\n\n[^1]: <script>alert(1)</script>',
    '<style>body{display:none}</style>',
    '<svg><script>alert(1)</script></svg>',
    '- [x] done <input onfocus=alert(1) autofocus>',
    '---\ntitle: <script>\n---\n\nbody',
  ])('is nothing but words, marks and links: %s', (text) => {
    const container = shown(text);
    expect(foreignIn(container)).toEqual([]);
    expect(container.querySelectorAll('a')).toHaveLength(0);
    expect(container).not.toBeEmptyDOMElement();
  });

  it('is so whatever stands in it, and never fails', () => {
    const piece = fc.constantFrom(
      '# ',
      '**',
      '*',
      '_',
      '~~',
      '`',
      '```\n',
      '> ',
      '- ',
      '1. ',
      '[',
      ']',
      '(',
      ')',
      '![',
      '\n',
      '\n\n',
      '|',
      '|-|',

      '<',
      '>',
      '</',
      'script',
      'img src=x onerror=x',
      'javascript:',
      'https://a.b',
      'a@b.co',
      'x',
      ' ',
      '"',
      '&#58;',
      '[^1]',
      ': ',
      '---',
      '$',
      '\\',
      '- [ ] ',
      'constructor',
      '__proto__',
      '💶',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(foreignIn(shown(pieces.join('')))).toEqual([]);
        cleanup();
      }),
      { numRuns: 400 },
    );
  });

  it('is as it came where it is masked', () => {
    expect(shown('***').innerHTML).toBe('***');
  });
});

it('has its form on the page of its record, and nowhere else', async () => {
  const field = { name: 'review', path: 'review', kind: 'markdown' } as WidgetProps['field'];
  render(
    <I18nextProvider i18n={await createI18n('pt')}>
      <Suspense>
        <section aria-label="page">
          <FieldCell shape="book" field={field} value="**um**" onPage />
        </section>
        <section aria-label="list">
          <FieldCell shape="book" field={field} value="**um**" />
        </section>
      </Suspense>
    </I18nextProvider>,
  );
  const page = await screen.findByRole('region', { name: 'page' });
  expect(await within(page).findByText('um')).toContainHTML('<strong>um</strong>');
  expect(screen.getByRole('region', { name: 'list' }).innerHTML).toBe('um');
});

it('is its words alone in a list', () => {
  expect(withoutMarks('# Um **dois** [três](https://a.b) `quatro`\n> cinco ![seis](x.png)')).toBe(
    'Um dois três quatro\ncinco seis',
  );
  for (const text of ['2 * 3 * 4', 'snake_case_name', '__proto', 'a > b', 'no [link] (here)'])
    expect(withoutMarks(text)).toBe(text);
});

it('is typed as text, with a preview that follows', async () => {
  function Form() {
    const [value, setValue] = useState<unknown>('**um**');
    const { Widget } = markdown;
    if (Widget === null) return null;
    return (
      <Widget
        shape="book"
        field={{ name: 'review', path: 'review', kind: 'markdown' } as WidgetProps['field']}
        id="review"
        label="Resenha"
        hideLabel={false}
        value={value}
        onChange={setValue}
        required={false}
        invalid={false}
        describedBy={undefined}
        partErrors={{}}
        valueOf={() => undefined}
      />
    );
  }
  const i18n = await createI18n('pt');
  await loadRest(i18n, 'pt');
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={i18n}>
      <Suspense>
        <Form />
      </Suspense>
    </I18nextProvider>,
  );
  const input = await screen.findByRole('textbox', { name: 'Resenha' });
  await user.click(screen.getByRole('button', { name: 'Pré-visualizar' }));
  const preview = await screen.findByRole('region', { name: 'Pré-visualização: Resenha' });
  expect(await within(preview).findByText('um')).toContainHTML('<strong>um</strong>');
  await user.type(input, '{Enter}{Enter}## dois');
  expect(within(preview).getByRole('heading', { level: 4, name: 'dois' })).toBeInTheDocument();
  expect(input).toHaveValue('**um**\n\n## dois');
});
