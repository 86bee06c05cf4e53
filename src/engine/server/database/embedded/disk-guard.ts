// Refuses writes before the disk is full: when no log segment can be written the embedded PostgreSQL stops for good.
import { statfsSync } from 'node:fs';

const reserveBytes = 256 * 1024 * 1024;
/** A disk does not fill up faster than this matters; asking on every write would cost a system call each. */
const freshMs = 1_000;

export interface DiskGuard {
  /** Throws DiskFullError below the reserve. */
  check(): void;
}

export type Statfs = (path: string) => { readonly bavail: number; readonly bsize: number };

export class DiskFullError extends Error {
  readonly code = 'STORAGE_FULL';
}

export function buildDiskGuard({
  path,
  statfs = statfsSync,
  now = Date.now,
}: {
  path: string;
  statfs?: Statfs;
  now?: () => number;
}): DiskGuard {
  let readAt = -Infinity;
  let free = 0;
  return {
    check() {
      if (Math.abs(now() - readAt) >= freshMs) {
        const disk = statfs(path);
        free = disk.bavail * disk.bsize;
        readAt = now();
      }
      if (free < reserveBytes)
        throw new DiskFullError(
          `${path}: ${Math.round(free / 1024 / 1024)} MB free, writing needs ${reserveBytes / 1024 / 1024} MB`,
        );
    },
  };
}
