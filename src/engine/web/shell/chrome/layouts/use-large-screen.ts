import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { largeScreen } from '../measures.ts';

/** Whether the navigation has room beside or above the content; else it is a drawer. */
export function useLargeScreen(): boolean {
  return useMediaQuery(useTheme().breakpoints.up(largeScreen), { noSsr: true });
}
