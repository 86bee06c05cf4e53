import type { Files } from './small-project.ts';

/** Sets what stands at each `file#/pointer`; null removes it. */
export function changeFiles(files: Files, change: Readonly<Record<string, unknown>>): Files {
  for (const [place, value] of Object.entries(change)) {
    const [file = '', pointer = ''] = place.split('#');
    const steps = pointer.slice(1).split('/');
    const last = steps.pop() ?? '';
    const owner = steps.reduce<Record<string, unknown>>(
      (at, step) => at[step] as Record<string, unknown>,
      files[file] ?? {},
    );
    if (value === null) delete owner[last];
    else owner[last] = value;
  }
  return files;
}
