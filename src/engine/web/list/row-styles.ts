// How rows look: one sheet for a whole list, made when the theme changes and never for a cell.
import type { Theme } from '@mui/material/styles';
import { pickWidth } from './column-width.ts';
import { mostPinned } from './list-fields.ts';
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
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '-2px' },
    '@media print': { color: 'inherit' },
  } as const;
}

/** A triangle that turns as its row opens. */
function expander(theme: Theme) {
  return {
    all: 'unset',
    cursor: 'pointer',
    color: theme.palette.text.secondary,
    padding: '4px 6px',
    marginInline: '-6px 2px',
    borderRadius: '4px',
    '&::before': { content: '"▸"', display: 'inline-block' },
    '&[aria-expanded=true]::before': { transform: 'rotate(90deg)' },
    '&:not(:empty)::before': { marginInlineEnd: '6px' },
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '-2px' },
    '@media print': { display: 'none' },
  } as const;
}

/** The name of a column, which sorts by it, and an arrow where it does. */
function sorter(theme: Theme) {
  return {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    cursor: 'pointer',
    borderRadius: '4px',
    '& > sup': { marginInline: theme.spacing(0.5) },
    '& > svg': { margin: '0 4px', fontSize: '18px', color: theme.palette.text.secondary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '2px' },
    '@media print': { '& > svg': { display: 'none' } },
  } as const;
}

/** Pixels; a cell never grows with what is in it. */
const rowHeight = { comfortable: 40, compact: 32 } as const;

export function tableStyles(theme: Theme, density: Density) {
  const height = rowHeight[density];
  const cell = {
    height: `${height}px`,
    padding: `0 ${theme.spacing(1.5)}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  } as const;
  return {
    // Widths are those of the columns, whatever stands in them.
    tableLayout: 'fixed',
    '& th': {
      ...cell,
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: '36px',
      borderBottom: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.default,
      color: theme.palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.2,
      textAlign: 'left',
    },
    '& tbody td': {
      ...theme.typography.body2,
      ...cell,
      fontSize: '0.8125rem',
      borderBottom: `1px solid ${theme.palette.divider}`,
      textAlign: 'left',
      color: theme.palette.text.primary,
    },
    '& tbody tr:not(.details) td *': { whiteSpace: 'nowrap !important' },
    '& tbody .details td': {
      height: 'auto',
      padding: theme.spacing(1.5, 2),
      whiteSpace: 'normal',
      overflow: 'visible',
    },
    // In sight while the columns scroll.
    '& .details td > *': { position: 'sticky', insetInlineStart: theme.spacing(2), maxWidth: '860px' },
    '& .expand': expander(theme),
    '& tbody tr': { verticalAlign: 'middle' },
    '& .option-chip': { fontSize: '0.75rem' },
    // Painted over the paper: the columns that stay cover what scrolls below them.
    '& tbody td.pick, & tbody td.name, & tbody td.pinned': { backgroundColor: theme.palette.background.paper },
    '& tbody tr:not(.details):hover': { backgroundColor: theme.palette.action.hover },
    '& tbody tr:hover .pick, & tbody tr:hover .name, & tbody tr:hover .pinned': {
      backgroundImage: `linear-gradient(${theme.palette.action.hover} 0 0)`,
    },
    '& tbody tr.selected': { backgroundColor: selectedColor(theme) },
    '& tbody tr.selected .pick, & tbody tr.selected .name, & tbody tr.selected .pinned': {
      backgroundImage: `linear-gradient(${selectedColor(theme)} 0 0)`,
    },
    '& .amount': { textAlign: 'right !important' },
    '& tbody td.solid': { fontVariantNumeric: 'tabular-nums' },
    '& .by': sorter(theme),
    '& .amount .by': { flexDirection: 'row-reverse' },
    '& [aria-sort] .by': { color: theme.palette.text.primary },
    '& [aria-sort=ascending] .by > svg': { transform: 'rotate(180deg)' },
    // Drawn over the line between two columns.
    '& .edge': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '8px',
      cursor: 'col-resize',
      touchAction: 'none',
      '&:hover': { borderInlineEnd: `2px solid ${theme.palette.primary.main}` },
    },
    '& th.moves': { cursor: 'grab' },
    '& .label': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .into': wayIn(theme),
    ...stayingStyles(),
    ...pickStyles(theme),
    '@media print': {
      tableLayout: 'auto !important',
      minWidth: '0 !important',
      '& .pick': { display: 'none' },
      '& tbody td, & th': {
        position: 'static !important',
        fontSize: '8.5pt !important',
        paddingInline: '4px !important',
        whiteSpace: 'normal !important',
        overflowWrap: 'break-word',
      },
      '& tbody td *': { minWidth: '0 !important', whiteSpace: 'normal !important' },
    },
  } as const;
}

function selectedColor(theme: Theme): string {
  return `color-mix(in srgb, ${theme.palette.primary.main} ${theme.palette.action.selectedOpacity * 100}%, transparent)`;
}

/** What names the record, and its mark, stay in sight while the other columns scroll. */
function stayingStyles() {
  return {
    '& .pick, & .name, & .pinned': { position: 'sticky !important', insetInlineStart: 0, zIndex: 1 },
    '& .pick ~ .name': { insetInlineStart: `${pickWidth}px` },
    ...Object.fromEntries(
      Array.from({ length: mostPinned }, (_, index) => [
        `& .pinned-${index}`,
        { insetInlineStart: `var(--pinned-${index})` },
      ]),
    ),
    '& th.pick, & th.name, & th.pinned': { zIndex: '3 !important' },
  } as const;
}

/** The whole cell marks its row. */
function pickStyles(theme: Theme) {
  return {
    '& .pick': { padding: '0 !important' },
    '& .pick label': {
      display: 'grid',
      placeItems: 'center',
      minHeight: '32px',
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
    '& .expand': { ...expander(theme), marginTop: theme.spacing(1), fontSize: '0.8125rem' },
    '& .details': { marginTop: theme.spacing(1.5) },
  } as const;
}
