// Around each field of a form: its place in the grid, its input, and below it the notes whose ids the input names.
import type { CSSProperties, ReactNode } from 'react';
import { drawnWhenNear } from './drawn-when-near.ts';

interface FieldBoxProps {
  readonly id: string;
  /** So many of twelve columns, a cell of a table, or a line of its own. */
  readonly place: number | 'cell' | 'line';
  readonly invalid: boolean;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

export function FieldBox({ id, place, invalid, onLeave, children }: FieldBoxProps) {
  return (
    <div
      className={typeof place === 'number' ? 'field spanning' : 'field'}
      data-field={id}
      data-invalid={invalid || undefined}
      onBlur={onLeave}
      style={styleOf(place)}
    >
      {children}
    </div>
  );
}

function styleOf(place: FieldBoxProps['place']): CSSProperties | undefined {
  if (place === 'cell') return drawnWhenNear(40);
  return typeof place === 'number' ? ({ '--span': place } as CSSProperties) : undefined;
}
