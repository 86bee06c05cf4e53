// What happens to a save: compiled in memory, tried by the server on its database, then served to everybody and
// written; or told as what stands in its way, while the last good version goes on.
import { join, relative } from 'node:path';
import { normalizePath } from 'vite';
import type { Compiled } from '#engine/compile/compile.ts';
import type { Output } from '#engine/compile/print-text.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import type { LoadModule } from '#engine/compile/read-calls.ts';
import type { SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import { explainStop } from '#engine/server/explain-stop.ts';
import type { LiveServer } from './live-server.ts';
import type { Said } from './said.ts';

/** Hand-written files that generate reads. */
const declarations =
  /^(schemas\/.*\.json|[a-z]+\.config\.json|package\.json|src\/.*\/texts\/[\w.]+\.json|src\/.*\/(calls|computed|tables|groups)\.ts)$/;

/** Files of src/generated: text by path. */
export type Printed = ReadonlyMap<string, string>;

export interface Around {
  /** The folder with schemas, configs and src. */
  readonly root: string;
  readonly server: LiveServer;
  readonly compile: (load: LoadModule) => Promise<Compiled>;
  /** Tells whoever looks. */
  readonly say: (said: Said) => void;
  /** Of what was served, after it was. */
  readonly served: (line: string) => void;
  /** Gives the pages files of src/generated as they are now, as one change. */
  readonly handOn: (files: Printed) => Promise<void>;
  /** Keeps all that was generated; absent: it stays in memory, and what describes the model is not printed. */
  readonly write?: (outputs: readonly Output[]) => void;
}

export class Loop {
  /** What the server is tried with, and what it serves with. Before the first turn: what lies in src/generated. */
  tried: Printed = new Map();
  served: Printed = new Map();
  said: Said = { kind: 'fine' };
  /** Rises with each change of what pages have of the model. */
  version = 0;
  /** By path, that with which a file was another one last. */
  readonly versions = new Map<string, number>();
  readonly #allowed = new Set<string>();
  /** Files that describe what is served. */
  #descriptions: readonly (readonly [path: string, text: string])[] = [];
  /** Prints those of what is tried. */
  #describe: () => Promise<{ readonly outputs: readonly Output[] }> = async () => ({ outputs: [] });
  #around: Around | undefined;

  async begin(around: Around): Promise<void> {
    this.#around = around;
    await this.turn([]);
    // With mistakes from the beginning, what was generated last is the last good version.
    if (this.said.kind === 'mistakes')
      await around.server.swap().then(
        () => undefined,
        (error: unknown) => this.#say(failureOf(error)),
      );
  }

  /** The next turn takes these steps, whatever they lose. */
  permit(ids: readonly string[]): void {
    for (const id of ids) this.#allowed.add(id);
  }

  /** `files` were saved, by absolute path; none of them: all is looked at. */
  async turn(files: readonly string[]): Promise<void> {
    const { root, server, served } = this.#parts;
    const begun = performance.now();
    const isOfServer = server.forget(files);
    const isDeclared =
      files.length === 0 ||
      isInTheWay(this.said) ||
      files.some((file) => declarations.test(relative(root, file).replaceAll('\\', '/')));
    const changed = isDeclared ? await this.#compile() : [];
    if (changed === undefined) return;
    const isNew = changed.length > 0 || isOfServer;
    if (isNew || isInTheWay(this.said)) await this.#serve(changed);
    if (isInTheWay(this.said)) return;
    const names = files.map((file) => relative(root, file)).join(', ') || 'start';
    if (isNew) served(`Served in ${Math.round(performance.now() - begun)} ms: ${names}`);
    if (isDeclared) await this.#write();
  }

  get #parts(): Around {
    if (this.#around === undefined) throw new Error('The loop has not begun.');
    return this.#around;
  }

  /** The paths in src/generated that differ from those served; undefined when there are mistakes. */
  async #compile(): Promise<readonly string[] | undefined> {
    const { server, compile } = this.#parts;
    const compiled = await compile((path) => server.importFile(path));
    if (compiled.mistakes !== undefined) {
      this.#say({
        kind: 'mistakes',
        mistakes: compiled.mistakes.map((mistake) => ({
          file: mistake.file,
          place: mistake.place,
          text: mistakeText(mistake),
        })),
      });
      return undefined;
    }
    this.#describe = compiled.describe;
    // What describes the model before, until it is printed anew.
    this.tried = new Map([...this.#descriptions, ...compiled.outputs.map(textByPath)]);
    return changedPaths(this.served, this.tried);
  }

  async #serve(changed: readonly string[]): Promise<void> {
    const { root, server, handOn } = this.#parts;
    const folder = join(root, 'src/generated');
    const files = changed.map((path) => normalizePath(join(folder, path)));
    server.forget(files);
    const allowed = [...this.#allowed];
    let look: () => Promise<string>;
    try {
      look = await server.swap(allowed);
    } catch (error) {
      server.forget(files);
      this.tried = this.served;
      return this.#say(failureOf(error));
    }
    for (const id of allowed) this.#allowed.delete(id);
    this.served = this.tried;
    if (this.said.kind !== 'fine') this.#say({ kind: 'fine' });
    this.#tellValues(look);
    if (changed.length === 0) return;
    this.version += 1;
    for (const path of changed) this.versions.set(path, this.version);
    await handOn(new Map(files.map((file, index) => [file, this.served.get(changed[index] ?? '') ?? '{}'])));
  }

  /** Describes what is served, and writes both; nobody waits for it. */
  async #write(): Promise<void> {
    const { root, server, write } = this.#parts;
    if (write === undefined) return;
    const folder = join(root, 'src/generated');
    const { outputs } = await this.#describe();
    this.#descriptions = outputs.map(textByPath);
    const described = new Map([...this.served, ...this.#descriptions]);
    server.forget(changedPaths(this.served, described).map((path) => normalizePath(join(folder, path))));
    this.served = described;
    this.tried = described;
    write([...described].map(([path, text]) => ({ path, text })));
  }

  /** After it is served: nobody waits for rows to be read. */
  #tellValues(look: () => Promise<string>): void {
    const { served } = this;
    look().then(
      (findings) => {
        if (findings !== '' && this.served === served && this.said.kind === 'fine')
          this.#say({ kind: 'warned', findings });
      },
      (error: unknown) => console.error(error),
    );
  }

  #say(said: Said): void {
    this.said = said;
    this.#parts.say(said);
  }
}

/** What was saved last is not served. */
function isInTheWay({ kind }: Said): boolean {
  return kind !== 'fine' && kind !== 'warned';
}

function failureOf(error: unknown): Said {
  if (isStopped(error)) {
    const steps = error.outcomes.flatMap(({ step, state }) =>
      state === 'stopped' && step.risk?.permitted !== undefined
        ? [{ id: step.id, meaning: step.risk.meaning ?? step.summary }]
        : [],
    );
    return { kind: 'stopped', plan: error.message, steps };
  }
  const { line, isExpected } = explainStop(error);
  return { kind: 'failed', message: isExpected || !(error instanceof Error) ? line : (error.stack ?? line) };
}

/** By its form: the server's modules are loaded apart, their classes are not those of this file. */
function isStopped(error: unknown): error is SchemaStoppedError {
  return error instanceof Error && 'outcomes' in error;
}

function textByPath({ path, text }: Output): [path: string, text: string] {
  return [path, text];
}

function changedPaths(before: Printed, after: Printed): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}
