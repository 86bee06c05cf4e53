// Around each field of a form: its place in the grid, its input, and below it the notes whose ids the input names.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface FieldBoxProps {
  readonly id: string;
  /** Of twelve columns; absent: it is in a column or a cell of its own. */
  readonly span: number | undefined;
  readonly invalid: boolean;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

export function FieldBox({ id, span, invalid, onLeave, children }: FieldBoxProps) {
  return (
    <Box
      data-field={id}
      data-invalid={invalid || undefined}
      onBlur={onLeave}
      sx={{ minWidth: 0, gridColumn: span === undefined ? undefined : { xs: '1 / -1', md: `span ${span}` } }}
    >
      {children}
    </Box>
  );
}
