/** Width of the pretended screen in pixels. */
export const screenWidth = (() => {
  let width = 1280;
  return {
    get: () => width,
    set: (next: number) => {
      width = next;
    },
  };
})();
