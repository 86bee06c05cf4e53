// Compact: smaller controls and rows, never a target below 24 px (WCAG 2.5.8).
import type { Components, Theme } from '@mui/material/styles';

export type Density = 'comfortable' | 'compact';

/** Pixels of one step of `theme.spacing`. */
export const spacingOf = { comfortable: 8, compact: 7 } as const satisfies Record<Density, number>;

/** Laid over the other component styles. */
export function densityStyles(density: Density): Components<Theme> {
  if (density === 'comfortable') return {};
  const small = { defaultProps: { size: 'small' } } as const;
  return {
    MuiIconButton: small,
    MuiTextField: small,
    MuiFormControl: small,
    MuiAutocomplete: small,
    MuiCheckbox: small,
    MuiRadio: small,
    MuiTable: small,
    MuiPagination: small,
    MuiChip: small,
    MuiToggleButtonGroup: small,
    MuiTableCell: { styleOverrides: { root: { paddingBlock: 4 } } },
    MuiListItemButton: { defaultProps: { dense: true }, styleOverrides: { root: { minHeight: 36, paddingBlock: 2 } } },
    MuiMenuItem: { defaultProps: { dense: true }, styleOverrides: { root: { minHeight: 32 } } },
    MuiDialogTitle: { styleOverrides: { root: { padding: '16px 20px 4px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '4px 20px 16px' } } },
  };
}
