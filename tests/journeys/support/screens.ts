// Every list, record and new-record screen: addresses with records that exist, and going from one to the next.
import type { Page } from 'playwright-core';
import { entities, type EntityName } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Route } from '#engine/model/routes.ts';
import { hasBoard } from '#engine/web/board/moves.ts';
import { call } from './api.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isList: boolean;
}

export async function listScreens(url: string): Promise<readonly Screen[]> {
  // At the desk stand the same screens again: one list and one record of them are enough.
  const wanted = routes.filter(
    ({ name, path }) => !path.startsWith('/apps/desk/') || ['deskProviders', 'deskProvider'].includes(name),
  );
  const found = await Promise.all(wanted.map((route) => screensOf(url, route)));
  return found.flat();
}

/** Goes there inside the running application, which takes a tenth of loading it anew; resolves when all is shown. */
export async function goTo(page: Page, { path, isList }: Pick<Screen, 'path' | 'isList'>): Promise<void> {
  // Another state of the same page keeps its heading: it is opened from elsewhere.
  if (new URL(path, page.url()).pathname === new URL(page.url()).pathname && path.includes('?'))
    await goTo(page, { path: '/pages/profile', isList: true });
  await page.evaluate(async (address) => {
    // A page that is just being drawn, by going back, is not the one that is left from here.
    await new Promise((resolve) => requestIdleCallback(resolve));
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('main h1:not([data-left])').waitFor();
  if (!isList) await page.locator('main form, main dl').first().waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** The list as rows, and where actions move its records gathered by their state and as a board. */
function listsOf({ name, path }: Route, entity: Entity): readonly Screen[] {
  const state = entity.fields.find((field) => hasBoard(entity, field));
  const list = { name, path, isList: true };
  if (state === undefined) return [list];
  const gathered = `${path}?_group=${state.path}`;
  return [
    list,
    { name: `${name} gathered`, path: gathered, isList: true },
    { name: `${name} as a board`, path: `${gathered}&_board=`, isList: true },
  ];
}

async function screensOf(url: string, route: Route): Promise<readonly Screen[]> {
  if (route.screen !== 'list' && route.screen !== 'record') return [];
  const entity: Entity = entities[route.entity as EntityName];
  if (route.screen === 'list') return listsOf(route, entity);
  const [record] = await call<Readonly<Record<string, unknown>>[]>(url, `/api/${entity.collection}?_start=0&_end=1`);
  if (record === undefined) throw new Error(`there is no ${entity.name} to show`);
  const parents = entity.parent === undefined ? [] : [record[entity.parent.field]].flat();
  const ids = route.parameters.length > 1 ? [parents[0], record['id']] : [record['id']];
  const pathOf = (values: readonly unknown[]) =>
    route.parameters.reduce((path, name, index) => path.replace(`:${name}`, String(values[index])), route.path);
  const shown = { name: route.name, path: pathOf(ids), isList: false };
  return entity.methods.create
    ? [shown, { name: `new ${route.name}`, path: pathOf([...ids.slice(0, -1), 'new']), isList: false }]
    : [shown];
}
