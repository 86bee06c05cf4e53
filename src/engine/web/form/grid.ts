/** Twelve columns: each field has as many as its span. */
export const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 2.5,
  alignItems: 'start',
} as const;
