// Shown with its headings, lists and links on the page of its record; elsewhere as a text without their signs.
import { Suspense } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';
import { withoutMarks } from './without-marks.ts';

export const Rendered = lateThemed(async () => (await import('./rendered.tsx')).Rendered);

function MarkdownPage({ value }: CellProps) {
  const text = showText(value);
  return (
    <Suspense fallback={<span style={{ whiteSpace: 'pre-line' }}>{text}</span>}>
      <Rendered text={text} />
    </Suspense>
  );
}

export const markdown: FieldView = {
  show: (value) => withoutMarks(showText(value)),
  Page: MarkdownPage,
  Widget: lateWidget(async () => (await import('./markdown-input.tsx')).MarkdownInput),
  filter: 'text',
  width: 200,
};
