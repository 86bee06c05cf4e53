import { useMemo } from 'react';
import { kindOf } from '#engine/kinds/check-record.ts';
import type { Field } from '#engine/model/entity.ts';
import type { CellProps } from '#engine/kinds/view.ts';
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
  if (value === undefined || value === null) return null;
  const { Cell } = fieldViews[kind];
  if (Cell === undefined) return <>{show(shown, value)}</>;
  const part: CellProps['part'] = (inner, innerValue, holder) => cellOf(shape, inner, innerValue, holder);
  return <Cell shape={shape} field={shown} value={value} part={part} />;
}

function cellOf(shape: string, field: Field, value: unknown, container: unknown) {
  return <FieldCell shape={shape} field={field} value={value} container={container} />;
}
