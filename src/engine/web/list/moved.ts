/** The paths with one of them at another place; undefined where it cannot stand: the first stays. */
export function moved(paths: readonly string[], path: string, to: number): string[] | undefined {
  const at = paths.indexOf(path);
  if (at < 1 || to < 1 || to >= paths.length || to === at) return undefined;
  const others = paths.filter((other) => other !== path);
  return [...others.slice(0, to), path, ...others.slice(to)];
}
