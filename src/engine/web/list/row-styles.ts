// How rows look: one sheet for a whole list, made when the theme changes and never for a cell.
import type { Theme } from '@mui/material/styles';
import type { Density } from './use-density.ts';

/** The way into a record: a link in all but its element. */
function wayIn(theme: Theme) {
  return {
    all: 'unset',
    cursor: 'pointer',
    color: theme.palette.primary.main,
    fontWeight: 500,
    textAlign: 'start',
    borderRadius: '4px',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '2px' },
    '@media print': { color: 'inherit' },
  } as const;
}

export function tableStyles(theme: Theme, density: Density) {
  const block = density === 'comfortable' ? '10px' : theme.spacing(0.5);
  return {
    '& th': { ...(density === 'comfortable' && { paddingBlock: '10px' }) },
    '& tbody td': {
      ...theme.typography.body2,
      padding: `${block} ${theme.spacing(1.5)}`,
      borderBottom: `1px solid ${theme.palette.divider}`,
      textAlign: 'left',
      verticalAlign: 'inherit',
      color: theme.palette.text.primary,
    },
    '& tbody tr': { verticalAlign: 'middle' },
    '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
    '& tbody tr.selected': {
      backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} ${theme.palette.action.selectedOpacity * 100}%, transparent)`,
    },
    '& tbody td.amount': { textAlign: 'right' },
    '& tbody td.solid': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    // Longer texts take two lines, not a column as wide as the longest; words stay whole while they fit.
    '& .words': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
      overflowWrap: 'break-word',
      minWidth: '120px',
      maxWidth: '320px',
    },
    '& .into': wayIn(theme),
    ...pickStyles(theme),
    '@media print': {
      '& .pick': { display: 'none' },
      '& tbody td, & th': {
        fontSize: '8.5pt !important',
        paddingInline: '4px !important',
        whiteSpace: 'normal !important',
        overflowWrap: 'break-word',
      },
      '& tbody td *': { minWidth: '0 !important' },
    },
  } as const;
}

/** The whole cell marks its row. */
function pickStyles(theme: Theme) {
  return {
    '& .pick': { width: '40px', padding: '0 !important' },
    '& .pick label': {
      display: 'grid',
      placeItems: 'center',
      minHeight: '32px',
      paddingInlineStart: '16px',
      paddingInlineEnd: '12px',
      cursor: 'pointer',
    },
    '& .pick input': {
      width: '16px',
      height: '16px',
      margin: 0,
      cursor: 'pointer',
      accentColor: theme.palette.primary.main,
    },
    '& .pick input:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '2px' },
  } as const;
}

export function cardStyles(theme: Theme) {
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': {
      padding: theme.spacing(1.5, 2),
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& .name': { marginBottom: theme.spacing(0.5), overflowWrap: 'anywhere' },
    '& dl': {
      margin: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 36%) 1fr',
      columnGap: theme.spacing(1.5),
      rowGap: theme.spacing(0.5),
      fontSize: '0.875rem',
    },
    '& dt': { color: theme.palette.text.secondary },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
    '& .into': wayIn(theme),
  } as const;
}
