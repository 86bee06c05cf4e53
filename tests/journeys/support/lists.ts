// The list screens as their readers use them, found by what generate says of entities, routes and labels.
import type { Locator, Page } from 'playwright-core';
import { entities, type EntityName } from '#generated/entities.ts';
import en from '#generated/labels/en.json' with { type: 'json' };
import fr from '#generated/labels/fr.json' with { type: 'json' };
import pt from '#generated/labels/pt.json' with { type: 'json' };
import { navigation } from '#generated/navigation.ts';
import { routes } from '#generated/routes.ts';
import { mayEnter } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';

const labels: Readonly<Record<Language, Readonly<Record<string, string>>>> = { pt, en, fr };

export function labelOf(key: string, language: Language = 'pt'): string {
  const label = labels[language][key];
  if (label === undefined) throw new Error(`no label ${key} in ${language}`);
  return label;
}

export interface ListRoute {
  readonly path: string;
  readonly entity: Entity;
  /** Id of the entry of the navigation that leads there. */
  readonly entry: string;
}

/** Every list that the navigation leads an administrator to. */
export const lists: readonly ListRoute[] = navigation
  .filter(({ auth }) => mayEnter(auth, { roles: ['admin'], signedIn: true }))
  .flatMap((item) => item.children ?? [item])
  .flatMap(({ id, url }) => {
    const route = routes.find(({ path, screen }) => path === url && screen === 'list');
    return route === undefined ? [] : [{ path: route.path, entity: entities[route.entity as EntityName], entry: id }];
  });

/** Links of the rows, first to last; in cards as well as in the table. */
export function rowLinks(page: Page, { entity, path }: ListRoute, language: Language = 'pt'): Locator {
  const name = labelOf(labelKeys.entity(entity.name, 'many'), language);
  return page
    .getByRole('table', { name, exact: true })
    .or(page.getByRole('list', { name, exact: true }))
    .locator(`a[href^="${path}/"]`);
}

/** Id of the record in the first row; undefined while there is none. */
export async function firstId(page: Page, list: ListRoute): Promise<string | undefined> {
  const [href] = await rowLinks(page, list).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  return href?.split('/').at(-1);
}

export function header(page: Page, entity: Entity, path: string): Locator {
  const label = labelOf(labelKeys.field(entity.name, path)).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // The place among several sort columns stands behind the label.
  return page.getByRole('columnheader', { name: new RegExp(`^${label}\\d?$`) });
}
