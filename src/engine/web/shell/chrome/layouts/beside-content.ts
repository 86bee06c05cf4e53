/**
 * Style of a column that stays in sight beside the content, between the bars that stay at the top and at the bottom.
 */
export const besideContent = {
  position: 'sticky',
  flex: 'none',
  alignSelf: 'flex-start',
  displayPrint: 'none',
  top: 'var(--bars-top)',
  height: 'calc(100dvh - var(--bars-top) - var(--bars-bottom))',
} as const;
