// How often and how many files at once one person takes, in this process: a file reads a whole list, a thousand rows at
// a time.
import { isDue } from '../jobs/is-due.ts';
import { tooMany } from '../http/too-many.ts';

const mostAtOnce = 2;
const mostInWindow = 20;
const windowMs = 10 * 60_000;

export interface ExportLimits {
  /** 429 when it is too much; else what to call when the file is done. */
  enter(userId: string, now: Date): () => void;
}

export function buildExportLimits(): ExportLimits {
  const running = new Map<string, number>();
  const begun = new Map<string, readonly number[]>();
  return {
    enter(userId, now) {
      const at = now.getTime();
      const recent = (begun.get(userId) ?? []).filter(
        (time) => !isDue({ now, due: new Date(time + windowMs), interval: windowMs }),
      );
      if ((running.get(userId) ?? 0) >= mostAtOnce) throw tooMany(60_000);
      if (recent.length >= mostInWindow) throw tooMany(windowMs - (at - (recent[0] ?? at)));
      begun.set(userId, [...recent, at]);
      running.set(userId, (running.get(userId) ?? 0) + 1);
      return once(() => {
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      });
    },
  };
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
