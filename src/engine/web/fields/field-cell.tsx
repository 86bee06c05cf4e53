import { useMemo, type ReactNode } from 'react';
import { kindOf } from '#engine/kinds/check-record.ts';
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
}

/** A value as the lists, the history and read-only forms show it; nothing when there is none. */
export function FieldCell({ shape, field, value, container }: FieldCellProps) {
  const show = useShow(shape);
  const kind = kindOf(field, container);
  const shown = useMemo(() => (kind === field.kind ? field : { ...field, kind }), [field, kind]);
  return <>{cellContent({ shape, field: shown, value, show })}</>;
}

interface CellContent {
  readonly shape: string;
  /** Of the kind that it has in this record. */
  readonly field: Field;
  readonly value: unknown;
  readonly show: ShowContext['show'];
}

/** What stands in a cell: a text where the kind has no cell of its own, which then costs no component. */
export function cellContent({ shape, field, value, show }: CellContent): ReactNode {
  if (value === undefined || value === null) return null;
  const { Cell } = fieldViews[field.kind];
  return Cell === undefined ? (
    show(field, value)
  ) : (
    <Cell shape={shape} field={field} value={value} part={partOf(shape)} />
  );
}

const partOf =
  (shape: string): CellProps['part'] =>
  (field, value, container) => <FieldCell shape={shape} field={field} value={value} container={container} />;
