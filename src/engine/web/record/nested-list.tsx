// Nested records in a tab: the same list with the parent fixed. Entities without a screen of their own open in a
// dialog.
import { useState } from 'react';
import { Button, ButtonLink } from '#engine/web/kit/button.tsx';
import Add from '@mui/icons-material/Add';
import { useLocation, useNavigate } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useKeptForm } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { RefusedPanel } from '#engine/web/kit/refused-panel.tsx';
import type { CreateButton } from '#engine/web/list/empty-list.tsx';
import { RecordList } from '../list/record-list.tsx';
import { recordForms } from '../form/record-work.ts';
import { newRecordId } from './new-record.ts';
import { RecordDialog } from './record-dialog.tsx';
import { lowerFirst } from '../kit/lower-first.ts';
import { RefusedButton } from './why-not.tsx';

interface NestedListProps {
  readonly entity: string;
  readonly parentId: string;
}

export function NestedList({ entity: name, parentId }: NestedListProps) {
  const t = useText();
  const { may, whoMay } = useSession();
  const whoCould = useWhoCould();
  const places = usePlaces();
  const entity = entityOf(name);
  const place = { entity: name, parentId };
  const asked = useAskedFor(name);
  const [known, setKnown] = useState<string>();
  const [opened, setOpened] = useState(useKeptForm(recordForms(place)));
  if (asked.key !== undefined && asked.key !== known) {
    setKnown(asked.key);
    setOpened(newRecordId);
  }
  const hasScreen = places.route('record', name) !== undefined;
  if (!may(name, 'read'))
    return (
      <RefusedPanel why={whoCould(whoMay(name, 'read'), 'open')} rule={`roles.config.json entities.${name}.read`} />
    );
  const createPath = places.record(name, newRecordId, parentId);
  const text = t('records.create', { entity: lowerFirst(t(labelKeys.entity(name, 'one'))) });
  const isOffered = entity.methods.create && whoMay(name, 'create').length > 0;
  const create: CreateButton = (variant) => {
    const look = { variant, size: 'small', startIcon: <Add /> } as const;
    if (!may(name, 'create'))
      return (
        variant === 'contained' && (
          <RefusedButton {...look} why={whoCould(whoMay(name, 'create'))}>
            {text}
          </RefusedButton>
        )
      );
    return createPath === undefined ? (
      <Button {...look} onClick={() => setOpened(newRecordId)}>
        {text}
      </Button>
    ) : (
      <ButtonLink {...look} to={createPath}>
        {text}
      </ButtonLink>
    );
  };
  return (
    <>
      <RecordList place={place} create={isOffered ? create : undefined} {...(!hasScreen && { open: setOpened })} />
      {opened !== undefined && (
        <RecordDialog
          place={place}
          id={opened === newRecordId ? undefined : opened}
          close={() => {
            setOpened(undefined);
            asked.forget();
          }}
        />
      )}
    </>
  );
}

/** Whether the way here asked for a new record (`creates`), once each time; forgotten, so that a reload does not ask again. */
function useAskedFor(name: string): { readonly key: string | undefined; readonly forget: () => void } {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = isRecord(state) && state['create'] === name;
  return {
    key: isAsked ? key : undefined,
    forget: () => {
      if (isAsked) void navigate({ search }, { replace: true, preventScrollReset: true });
    },
  };
}
