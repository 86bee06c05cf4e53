// Everything that can be wrong with the hand-written files, gathered before anything is told.
import type { Mistake } from './problem.ts';
import { expandSchemas } from './expand.ts';
import type { Source } from './source.ts';

export function check(source: Source): Mistake[] {
  return [...expandSchemas(source.schemas).mistakes];
}
