/** False where the server draws a page (src/engine/server/prerender): nothing can be made there, moved or measured. */
export const hasElements = typeof document.createElement === 'function';
