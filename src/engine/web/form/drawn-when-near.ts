/**
 * Of the items of a long list, those that are scrolled away are there and not painted: else each key paints all of
 * them. `height` in pixels until one was painted.
 */
export function drawnWhenNear(height: number) {
  return { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}px` } as const;
}
