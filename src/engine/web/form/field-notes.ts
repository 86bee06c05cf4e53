/** Ids of the texts below an input, as rjsf gives them. */
function helpId(id: string): string {
  return `${id}__help`;
}

export function errorId(id: string): string {
  return `${id}__error`;
}

/** What it becomes while it is empty. */
export function beginningId(id: string): string {
  return `${id}__begins`;
}

/** What the input itself says it is described by: error first. */
export function describedBy(id: string, hasHelp: boolean, hasErrors: boolean, note?: string): string | undefined {
  const ids = [hasErrors && errorId(id), hasHelp && helpId(id), note].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
