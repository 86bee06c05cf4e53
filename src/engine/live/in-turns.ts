// What is saved, as turns: one after the other, each with all that was saved within a moment.
import { statSync } from 'node:fs';

/** Saves of one moment are one change: editors and branches write several files. */
const settleMs = 15;
/** Many a program empties a file before it fills it. */
const fillMs = 150;

/** Told of each save, by absolute path. */
export function inTurns(turn: (files: readonly string[]) => Promise<void>): (files: readonly string[]) => void {
  const waiting = new Set<string>();
  // A turn is also asked for without a file.
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const takeTurn = async (): Promise<void> => {
    if ([...waiting].some(isEmpty)) await new Promise((resolve) => setTimeout(resolve, fillMs));
    // Taken along by the turn before, which waited.
    if (!isAsked) return;
    isAsked = false;
    const files = [...waiting];
    waiting.clear();
    await turn(files).catch((error: unknown) => console.error(error));
  };
  return (files) => {
    isAsked = true;
    for (const file of files) waiting.add(file);
    timer ??= setTimeout(() => {
      timer = undefined;
      last = last.then(takeTurn);
    }, settleMs);
  };
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}
