// The screen of every list route: the route's entity decides what it shows.
import { ButtonLink } from '#engine/web/kit/button.tsx';
import Add from '@mui/icons-material/Add';
import { labelKeys } from '#engine/model/label-keys.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useRoute } from '#engine/web/routing/use-route.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import type { CreateButton } from './empty-list.tsx';
import { RecordList } from './record-list.tsx';
import { useTellLeftOut } from './use-list-state.ts';
import { newRecordId } from '../record/new-record.ts';
import { lowerFirst } from '../kit/lower-first.ts';
import { RefusedButton } from '../record/why-not.tsx';

export function Component() {
  const { route } = useRoute();
  const t = useText();
  const { may, whoMay } = useSession();
  const places = usePlaces();
  const whoCould = useWhoCould();
  const entity = entityOf(route.entity ?? '');
  useTellLeftOut(entity);
  const createPath =
    entity.methods.create && whoMay(entity.name, 'create').length > 0
      ? places.record(entity.name, newRecordId)
      : undefined;
  const label = t('records.create', { entity: lowerFirst(t(labelKeys.entity(entity.name, 'one'))) });
  const create: CreateButton | undefined =
    createPath === undefined
      ? undefined
      : (variant) =>
          may(entity.name, 'create') ? (
            <ButtonLink to={createPath} variant={variant} startIcon={<Add />}>
              {label}
            </ButtonLink>
          ) : (
            variant === 'contained' && (
              <RefusedButton why={whoCould(whoMay(entity.name, 'create'))} variant={variant} startIcon={<Add />}>
                {label}
              </RefusedButton>
            )
          );
  return (
    <RecordList
      key={entity.name}
      place={{ entity: entity.name }}
      create={create}
      renderHeading={({ total, overview, create: shownCreate }) => (
        <PageHeading
          title={t(labelKeys.entity(entity.name, 'many'))}
          note={total ?? '\u00a0'}
          figures={overview || undefined}
          actions={shownCreate}
        />
      )}
    />
  );
}
