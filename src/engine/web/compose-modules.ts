// Puts the modules of src/web.tsx together; the compiler wants every part that schemas and routes.config.json name.
import type { NamesByPlace, Place, WebModule } from './module.ts';
import { usersModule } from './users/users-module.ts';
import type { WebParts } from './web-parts.ts';

/** The names that modules have at a place. */
type NamesIn<Module, P extends Place> = Module extends { readonly [Key in P]: infer Parts } ? keyof Parts : never;

/** `panels.rideCalendar` of what is asked for and in no module. */
type Missing<Module> = {
  [P in Place]: `${P}.${Exclude<NamesByPlace[P], NamesIn<Module | typeof usersModule, P>>}`;
}[Place];

/** Names, as properties that are wanted, what the modules lack. */
export type Complete<Modules extends readonly WebModule[]> = Readonly<Record<Missing<Modules[number]>, unknown>>;

type Table = Place | 'liveValues' | 'suggestions';

/** What the engine has of its own, and the modules'; a part that two of them bring is an error. */
export function composeModules<const Modules extends readonly WebModule[]>(
  modules: Modules & Complete<Modules>,
): WebParts {
  const parts: Record<Table, Record<string, unknown>> = {
    panels: {},
    headers: {},
    asides: {},
    actionAsides: {},
    overviews: {},
    tools: {},
    screens: {},
    startPanels: {},
    liveValues: {},
    suggestions: {},
  };
  const all: readonly Readonly<Partial<Record<Table, object>>>[] = [usersModule, ...modules];
  for (const module of all) {
    for (const [place, table] of Object.entries(parts)) {
      for (const [name, part] of Object.entries(module[place as Table] ?? {})) {
        if (name in table) throw new Error(`src/web.tsx: two modules bring ${place}.${name}; take one of them out.`);
        table[name] = part;
      }
    }
  }
  const only = <Key extends 'demo' | 'backdrop'>(key: Key) =>
    modules.find((module) => module[key] !== undefined)?.[key];
  return { ...parts, demo: only('demo'), backdrop: only('backdrop') } as unknown as WebParts;
}
