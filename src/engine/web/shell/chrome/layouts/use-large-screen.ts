import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import { largeScreen } from '../measures.ts';

/** Whether the navigation has room beside or above the content; else it is a drawer. */
export function useLargeScreen(): boolean {
  return useWidthFrom(largeScreen);
}
