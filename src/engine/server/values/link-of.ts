// Where somebody reads a record: its page, with the ids that its address asks for.
import { routes } from '#generated/routes.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Values } from '../records/present-record.ts';

export function linkOf(entity: Entity, record: Readonly<Values>): string {
  const id = String(record['id']);
  const above = entity.parent === undefined || entity.parent.many ? undefined : record[entity.parent.field];
  const ids = [...(typeof above === 'string' ? [above] : []), id];
  const route = routes.find(
    (one) => one.screen === 'record' && one.entity === entity.name && one.parameters.length === ids.length,
  );
  return route === undefined
    ? `/api/${entity.collection}/${id}`
    : route.parameters.reduce((path, name, place) => path.replace(`:${name}`, ids[place] ?? ''), route.path);
}
