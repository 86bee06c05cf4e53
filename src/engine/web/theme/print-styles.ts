// On paper: what is only for clicking is left out, tables are whole, nothing is clipped. The navigation and the bars
// leave themselves out.
const forClicking = [
  'Button',
  'IconButton',
  'Checkbox',
  'Pagination',
  'Tabs',
  'Drawer',
  'Snackbar',
  'Tooltip',
  'TableSortLabel-icon',
  'InputAdornment',
  'Breadcrumbs',
]
  .map((part) => `.Mui${part.includes('-') ? part : `${part}-root`}`)
  .join(', ');

export const printStyles: Readonly<Record<string, object>> = {
  '@page': { margin: '14mm' },
  '@media print': {
    [forClicking]: { display: 'none !important' },
    'html, body': { height: 'auto', overflow: 'visible' },
    main: { padding: '0 !important' },
    // A table that scrolls on the screen goes on over the pages, its head on each.
    '.MuiTableContainer-root, .MuiPaper-root': { maxHeight: 'none !important', overflow: 'visible !important' },
    '.MuiPaper-root': { boxShadow: 'none !important' },
    thead: { display: 'table-header-group' },
    'thead th': { position: 'static !important' },
    'tr, .MuiAlert-root, dt, dd, li': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    '.MuiTableCell-root': {
      fontSize: '8.5pt !important',
      paddingInline: '4px !important',
      whiteSpace: 'normal !important',
      overflowWrap: 'break-word',
    },
    '.MuiTableCell-root *': { minWidth: '0 !important' },
  },
};
