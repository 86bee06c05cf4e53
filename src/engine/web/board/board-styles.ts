import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Columns side by side, scrolled sideways where there are more than fit; one sheet for all cards. */
export function boardStyles(theme: Theme) {
  return {
    display: 'flex',
    // Holds what is only heard: else that widened the page.
    position: 'relative',
    gap: theme.spacing(1.5),
    padding: theme.spacing(0, 1.5, 1.5),
    overflowX: 'auto',
    alignItems: 'stretch',
    '& > section': {
      // The five states of an order beside the menu of a laptop.
      flex: '1 0 172px',
      maxWidth: '360px',
      [theme.breakpoints.down('sm')]: { flexBasis: '240px' },
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      borderRadius: '8px',
      border: '1px solid transparent',
      backgroundColor: theme.palette.action.hover,
      padding: theme.spacing(1),
    },
    // While something is dragged, only what it may become is in sight.
    '&.moving > section:not(.target)': { opacity: 0.45 },
    '& > .target': { borderColor: theme.palette.primary.main, borderStyle: 'dashed' },
    '& > .over': { borderStyle: 'solid', backgroundColor: theme.palette.action.selected },
    '& header': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
      padding: theme.spacing(0.5),
    },
    '& ul': {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: theme.spacing(1),
      maxHeight: '65vh',
      overflowY: 'auto',
    },
    '& li': {
      padding: theme.spacing(1, 1.5),
      borderRadius: '6px',
      border: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.paper,
    },
    '& li[draggable=true]': { cursor: 'grab' },
    '& li > button': { float: 'inline-end', margin: theme.spacing(-0.5, -1, 0, 0) },
    // One line a value; what it is stands in its title, and is read out.
    '& dl': { margin: 0, fontSize: '0.8125rem' },
    '& dt': visuallyHidden,
    '& dd, & dd *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& dd': { margin: 0, lineHeight: 1.6 },
  } as const;
}
