import { Suspense } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';
import { readStoredName } from './stored-name.ts';

const Shown = lateThemed(async () => (await import('./file-cell.tsx')).FileShown);

const cellIn = (place: 'row' | 'page') =>
  function FileCell({ value }: CellProps) {
    const file = readStoredName(value);
    if (file === undefined) return null;
    return (
      <Suspense fallback={file.name}>
        <Shown file={file} place={place} />
      </Suspense>
    );
  };

export const file: FieldView = {
  show: (value) => readStoredName(value)?.name ?? showText(value),
  Cell: cellIn('row'),
  Page: cellIn('page'),
  ofNow: true,
  Widget: lateWidget(async () => (await import('./file-input.tsx')).FileInput),
  filter: 'presence',
  width: 180,
};
