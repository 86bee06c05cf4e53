// Around each field of a form: its place in the grid, its input, and below it the notes whose ids the input names.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
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
    <Box
      data-field={id}
      data-invalid={invalid || undefined}
      onBlur={onLeave}
      sx={{
        minWidth: 0,
        ...(place === 'cell' && drawnWhenNear(40)),
        ...(typeof place === 'number' && { gridColumn: { xs: '1 / -1', md: `span ${place}` } }),
      }}
    >
      {children}
    </Box>
  );
}
