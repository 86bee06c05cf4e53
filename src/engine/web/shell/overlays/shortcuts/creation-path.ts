import type { EntityRight } from '#engine/model/access.ts';
import type { Places } from '#engine/model/places.ts';
import type { Route } from '#engine/model/routes.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { newRecordId } from '#engine/web/record/new-record.ts';

interface Place {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Where a new record of the kind on the screen is made; undefined where there is none to make, or the user may not. */
export function creationPath(
  { route, params }: Place,
  may: (entity: string, right: EntityRight) => boolean,
  places: Places,
): string | undefined {
  if (route.entity === undefined || !entityOf(route.entity).methods.create || !may(route.entity, 'create'))
    return undefined;
  const parentId = route.parameters.length > 1 ? params[route.parameters[0] ?? ''] : undefined;
  return places.record(route.entity, newRecordId, parentId);
}
