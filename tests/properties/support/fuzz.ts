// The fuzz itself: so many calls from a seed, each held against the laws. The first that breaks one ends it, with all
// that is needed to repeat it.
import fc from 'fast-check';
import type { Field } from '#engine/model/entity.ts';
import { buildCall, callsOf } from './fuzz-call.ts';
import { drawFrom } from './choices.ts';
import { describe, type JsonObject, type Operation } from './described.ts';
import { buildJudge } from './fuzz-laws.ts';
import type { FuzzWorld } from './fuzz-world.ts';

export interface FuzzRun {
  readonly world: FuzzWorld;
  readonly document: JsonObject;
  readonly seed: number;
  readonly runs: number;
  /** Operations; all without. */
  readonly only?: (operation: Operation) => boolean;
  /** The fields of which one is at a limit or wrong. */
  readonly probes?: (field: Field) => boolean;
  /** Laws broken are gathered, so many at most, instead of ending the run. */
  readonly gather?: number;
}

export interface FuzzReport {
  readonly calls: number;
  readonly broken: readonly string[];
}

/** Characters of a body. */
const longestShown = 1500;
/** Choices that a call is made of. */
const choices = 60;

export async function fuzz({
  world,
  document,
  seed,
  runs,
  only = () => true,
  probes,
  gather = 1,
}: FuzzRun): Promise<FuzzReport> {
  const described = describe(document);
  const operations = callsOf(described).filter(only);
  const { judge } = buildJudge(world, described, document);
  const broken: string[] = [];
  let calls = 0;
  let last = '';
  const law = fc.asyncProperty(fc.array(fc.nat(), { minLength: choices, maxLength: choices }), async (numbers) => {
    // In turn, so that a run of a few hundred comes by each.
    const operation = operations[calls++ % operations.length];
    if (operation === undefined) return;
    const call = buildCall({ world, described, operation, draw: drawFrom(numbers), probes });
    last = `${call.operation.operationId} as ${call.role}: ${call.method} ${call.url} ${JSON.stringify(call.headers)} ${JSON.stringify(call.body)?.slice(0, longestShown) ?? ''}`;
    const { problems } = await judge(call);
    if (problems.length === 0) return;
    broken.push(`${last}\n   ${problems.join('\n   ')}`);
    if (broken.length >= gather) throw new Error(broken.join('\n'));
  });
  // The data move with each call, so a call is not repeated for a smaller one.
  const { failed, errorInstance } = await fc.check(law, { seed, numRuns: runs, endOnFailure: true });
  if (failed && broken.length < gather) throw new Error(`${last}: the fuzz itself broke`, { cause: errorInstance });
  return { calls, broken };
}
