// Draws pages of this product where there is no browser; the server has it from the build (vite.config.ts).
import { listAsks } from '#engine/web/list/first-lists.ts';
import { drawPage, prepareLists } from '#engine/web/prerender/draw-page.tsx';
import { parts, texts } from './web.tsx';

/** Undefined where no list is. */
export const draw = async (place: Pick<Location, 'pathname' | 'search'>, timeZone: string) =>
  listAsks(place).length === 0 ? undefined : drawPage(place, timeZone, { parts, texts });
export const prepare = async () => prepareLists(parts);
