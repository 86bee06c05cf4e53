import type { ReactNode } from 'react';
import { fieldIn } from '#engine/kinds/field-in.ts';
import type { Field } from '#engine/model/entity.ts';
import type { CellProps, ShowContext } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { useShow } from './use-show.ts';

interface FieldCellProps {
  readonly shape: string;
  readonly field: Field;
  readonly value: unknown;
  /** The object that holds the field: its siblings may choose the kind. */
  readonly container?: unknown;
  /** It stands on the page of its record. */
  readonly onPage?: boolean;
  /** It is told what the record had. */
  readonly isPast?: boolean;
}

/** A value as the lists, the history and read-only forms show it; nothing when there is none. */
export function FieldCell({ shape, field, value, container, onPage, isPast }: FieldCellProps) {
  const show = useShow(shape);
  return <>{cellContent({ shape, field: fieldIn(field, container), value, show, onPage, isPast })}</>;
}

interface CellContent {
  readonly shape: string;
  /** Of the kind that it has in this record. */
  readonly field: Field;
  readonly value: unknown;
  readonly show: ShowContext['show'];
  readonly onPage?: boolean | undefined;
  readonly isPast?: boolean | undefined;
}

/** What stands in a cell: a text where the kind has no cell of its own, which then costs no component. */
export function cellContent({ shape, field, value, show, onPage = false, isPast = false }: CellContent): ReactNode {
  if (value === undefined || value === null) return null;
  const view = fieldViews[field.kind];
  if (isPast && view.ofNow) return show(field, value);
  const Cell = onPage ? (view.Page ?? view.Cell) : view.Cell;
  return Cell === undefined ? (
    show(field, value)
  ) : (
    <Cell shape={shape} field={field} value={value} part={partOf(shape)} />
  );
}

const partOf =
  (shape: string): CellProps['part'] =>
  (field, value, container) => <FieldCell shape={shape} field={field} value={value} container={container} />;
