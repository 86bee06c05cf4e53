/** What React was last given for an element: another object each time that it is drawn. */
export function drawnAs(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return Reflect.get(element, key ?? '');
}
