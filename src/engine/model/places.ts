// Where a visitor finds what he looks for: the screens of an entity may stand at several addresses, each with people of
// its own; his is the first that admits him.
import { mayEnter, type Visitor } from './access.ts';
import type { Route } from './routes.ts';

export interface Places {
  /** Undefined where none of its screens admits the visitor. */
  readonly route: (screen: 'list' | 'record', entity: string) => Route | undefined;
  readonly list: (entity: string) => string | undefined;
  /** Of a record's screen; undefined also while the parent that its address names is not known. */
  readonly record: (entity: string, id: string, parentId?: string) => string | undefined;
  /** The address itself where it admits the visitor, else that of the same screen where another does. */
  readonly address: (url: string) => string;
}

export function placesOf(routes: readonly Route[], visitor: Visitor): Places {
  const open = routes.filter((route) => mayEnter(route.auth, visitor));
  const route = (screen: 'list' | 'record', entity: string) =>
    open.find((one) => one.screen === screen && one.entity === entity);
  return {
    route,
    list: (entity) => route('list', entity)?.path,
    record(entity, id, parentId) {
      const found = route('record', entity);
      if (found === undefined) return undefined;
      const ids = found.parameters.length > 1 ? [parentId, id] : [id];
      return ids.includes(undefined)
        ? undefined
        : fill(
            found,
            ids.map((one) => encodeURIComponent(one ?? '')),
          );
    },
    address(url) {
      const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
      const asked = routes.find(({ path }) => path === pathname) ?? routes.find((one) => valuesIn(one, pathname));
      const { screen, entity } = asked ?? {};
      if (asked === undefined || open.includes(asked) || entity === undefined) return url;
      const found = screen === 'list' || screen === 'record' ? route(screen, entity) : undefined;
      const values = valuesIn(asked, pathname) ?? [];
      return found === undefined || found.parameters.length !== values.length ? url : fill(found, values) + rest;
    },
  };
}

/** The values of the route's parameters as they are spelled in a path; undefined when the path is none of its. */
function valuesIn({ path }: Route, pathname: string): string[] | undefined {
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:[A-Za-z0-9_]+/g, '([^/]+)');
  return new RegExp(`^${pattern}/?$`).exec(pathname)?.slice(1);
}

function fill({ path, parameters }: Route, values: readonly string[]): string {
  return parameters.reduce((text, parameter, index) => text.replace(`:${parameter}`, () => values[index] ?? ''), path);
}
