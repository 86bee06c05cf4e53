import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

const byName: Readonly<Record<string, Entity>> = entities;

/** Names of entities in the language of the reader; of nested ones with whose they are: contacts are of several. */
export function useEntityName(): (name: string) => string {
  const text = useText();
  return (name) => {
    const own = text(labelKeys.entity(name, 'many'));
    const parent = byName[name]?.parent?.entity;
    return parent === undefined ? own : `${own} · ${text(labelKeys.entity(parent, 'many'))}`;
  };
}
