// How Material's components look here: lines instead of shadows, one focus ring, calm density.
import type { Components, Theme } from '@mui/material/styles';
import { hoverMotion } from './motion.ts';
import type { Palette } from './palette.ts';

/** What the reader's settings say of the look. */
export interface Look {
  readonly palette: Palette;
  /** False stops every animation. */
  readonly animations: boolean;
}

export function componentStyles(look: Look): Components<Theme> {
  return { ...controlStyles(look), ...surfaceStyles(look) };
}

const ringOf = (palette: Palette) => ({ outline: `2px solid ${palette.primary}`, outlineOffset: 2 });
const innerRingOf = (palette: Palette) => ({ ...ringOf(palette), outlineOffset: -2 });

/** What is clicked and typed in. */
function controlStyles({ palette, animations }: Look): Components<Theme> {
  const ring = ringOf(palette);
  const innerRing = innerRingOf(palette);
  const hover = hoverMotion(animations);
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
    MuiIconButton: {
      styleOverrides: {
        root: { ...hover, borderRadius: 8, color: 'inherit', '&:hover': { backgroundColor: palette.hover } },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { ...hover, fontWeight: 550, borderRadius: 4, '&:focus-visible': ring } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          ...hover,
          borderRadius: 8,
          minHeight: 40,
          fontSize: '0.875rem',
          '&.Mui-focusVisible': innerRing,
          '&.Mui-selected': { backgroundColor: palette.selected },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          ...hover,
          borderRadius: 8,
          '&.Mui-focusVisible': innerRing,
          '&.Mui-selected': { backgroundColor: palette.selected },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 8, backgroundColor: palette.paper, '&.Mui-disabled': { backgroundColor: palette.hover } },
        notchedOutline: { borderColor: palette.edge },
        input: { '&::placeholder': { color: palette.textQuiet, opacity: 1 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
    MuiChip: {
      styleOverrides: { root: { fontWeight: 550, borderRadius: 6 }, outlined: { borderColor: palette.divider } },
    },
  };
}

/** What holds and tells. */
function surfaceStyles(look: Look): Components<Theme> {
  const { palette } = look;
  const floating = {
    border: `1px solid ${palette.divider}`,
    backgroundImage: 'none',
    boxShadow:
      palette.mode === 'dark'
        ? '0 12px 32px rgb(0 0 0 / .5)'
        : '0 12px 32px rgb(16 24 40 / .12), 0 2px 6px rgb(16 24 40 / .06)',
  };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: palette.divider } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
    MuiMenu: { styleOverrides: { paper: { ...floating, borderRadius: 12, marginTop: 4 }, list: { padding: 6 } } },
    MuiAutocomplete: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 12 } } },
    MuiDialog: { styleOverrides: { paper: { ...floating, borderRadius: 16 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, padding: '24px 24px 8px' } } },
    // The label of a filled-in field stands on its edge.
    MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, arrow: false },
      styleOverrides: {
        tooltip: {
          backgroundColor: '#1d2433',
          color: '#f2f4f8',
          fontSize: '0.75rem',
          fontWeight: 500,
          borderRadius: 6,
          padding: '6px 10px',
        },
      },
    },
    MuiAvatar: {
      styleOverrides: { root: { fontWeight: 600, backgroundColor: palette.selected, color: palette.primary } },
    },
    MuiTableCell: {
      styleOverrides: { root: { borderColor: palette.divider }, head: { fontWeight: 600, color: palette.textQuiet } },
    },
  };
}
