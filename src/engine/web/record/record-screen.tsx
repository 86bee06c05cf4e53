// The screen of every record route, nested ones too: the route says which entity and parent.
import { useRoute } from '#engine/web/routing/use-route.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { RecordPage } from './record-page.tsx';
import { newRecordId } from './new-record.ts';

export function Component() {
  const { route, params } = useRoute();
  const entity = entityOf(route.entity ?? '');
  const id = params[route.parameters.at(-1) ?? ''] ?? '';
  const parentId = route.parameters.length > 1 ? params[route.parameters[0] ?? ''] : undefined;
  // A record of its own for each id: nothing typed in one is carried into another.
  return (
    <RecordPage
      key={`${entity.name}/${parentId ?? ''}/${id}`}
      place={{ entity: entity.name, ...(parentId !== undefined && { parentId }) }}
      id={id === newRecordId ? undefined : id}
    />
  );
}
