// Finds the declared calls: every file called calls.ts beside the handlers of the engine and of a subject. They are data
// and are read by importing them; what they run with is not there yet.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { componentOf, type Call, type Calls, type CallSchema } from '#engine/model/call.ts';
import { didYouMean, type Mistake } from './problem.ts';

export interface DeclaredCall extends Call {
  /** Where it is declared, from the project's root. */
  readonly file: string;
}

const places = ['src/engine/server/**/calls.ts', 'src/business/*/server/**/calls.ts'] as const;

/** Imports a file by its path. */
export type LoadModule = (path: string) => Promise<unknown>;

const loadByNode: LoadModule = (path) => import(pathToFileURL(path).href);

export async function readCalls(root: string, load = loadByNode): Promise<readonly DeclaredCall[]> {
  if (!existsSync(join(root, 'src'))) return [];
  const files = places.flatMap((place) =>
    globSync(place, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
  );
  const read = files.map(async (file) => {
    const { calls } = (await load(join(root, file))) as { readonly calls: Calls };
    return Object.values(calls).map((call): DeclaredCall => ({ ...call, file }));
  });
  return (await Promise.all(read)).flat();
}

/** Schemas that there are not, and two calls of one name or at one address. `components` are those of the document. */
export function checkCalls(calls: readonly DeclaredCall[], components: readonly string[]): Mistake[] {
  const seen = new Map<string, DeclaredCall>();
  return calls.flatMap((call) => {
    const unknown = [...componentsIn([call.body, call.answer.json])].filter((name) => !components.includes(name));
    const keys = [call.operationId, `${call.method} ${call.path}`];
    const twins = keys.flatMap((key) => (seen.has(key) ? [{ key, twin: seen.get(key) }] : []));
    for (const key of keys) seen.set(key, call);
    return [
      ...unknown.map((name) => ({
        ...placeOf(call),
        rule: 'a call names schemas that there are',
        found: `there is no schema "${name}"`,
        remedy: didYouMean(name, components),
      })),
      ...twins.map(({ key, twin }) => ({
        ...placeOf(call),
        rule: 'each call has a name and an address of its own',
        found: `"${key}" is also ${twin?.operationId ?? ''} of ${twin?.file ?? ''}`,
        remedy: 'give one of them another',
      })),
    ];
  });
}

function placeOf({ file, operationId }: DeclaredCall): Pick<Mistake, 'file' | 'pointer'> {
  return { file, pointer: `/${operationId}` };
}

function componentsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  const name = componentOf(value as CallSchema);
  if (name !== undefined) found.add(name);
  for (const inner of Object.values(value)) componentsIn(inner, found);
  return found;
}
