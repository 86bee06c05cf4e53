/**
 * Of the items of a long list, those that are scrolled away are there and not painted: else each key paints all of
 * them. `height` in pixels until one was painted. What stands over the edge is cut off: there is room for the ring
 * around what has the focus.
 */
export function drawnWhenNear(height: number) {
  return {
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    padding: '4px',
    margin: '-4px',
  } as const;
}
