// Why a record was not deleted, with the offer to put it out of use where others need it.
import { useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import { mayPass } from '#engine/model/access.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordActions, useUpdateRecord } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { inactivationOf, type Inactivation } from './inactivation.ts';
import { offeredActions, type OfferedAction } from './offered-actions.ts';

interface RefusedRemovalProps {
  readonly place: Place;
  readonly record: RecordValues;
  readonly error: unknown;
  readonly close: () => void;
}

export function RefusedRemoval({ place, record, error, close }: RefusedRemovalProps) {
  const t = useText();
  const [failure, setFailure] = useState<unknown>();
  const isInUse = error instanceof ApiFailure && error.body?.code === 'IN_USE';
  return (
    <Alert severity="error" onClose={close} style={{ marginBottom: 16 }}>
      {failureText(failure ?? error, t)}
      {isInUse && <Instead place={place} record={record} close={close} fail={setFailure} />}
    </Alert>
  );
}

interface InsteadProps extends Omit<RefusedRemovalProps, 'error'> {
  readonly fail: (error: unknown) => void;
}

function Instead(props: InsteadProps) {
  return entityOf(props.place.entity).actions.length === 0 ? (
    <Offer {...props} offered={[]} />
  ) : (
    <OfferWithActions {...props} />
  );
}

function OfferWithActions(props: InsteadProps) {
  const t = useText();
  const entity = entityOf(props.place.entity);
  const { data = [] } = useRecordActions(entity.name, props.record.id, props.record.version);
  return <Offer {...props} offered={offeredActions(entity, data, t)} />;
}

function Offer({ place, record, close, fail, offered }: InsteadProps & { readonly offered: readonly OfferedAction[] }) {
  const t = useText();
  const { may, roles } = useSession();
  const [asked, setAsked] = useState<OfferedAction>();
  const write = useInactivate(place, record, { done: close, fail });
  const entity = entityOf(place.entity);
  const status = entity.fields.find(({ name }) => name === 'status');
  const mayUpdate = may(entity.name, 'update') && mayPass(status?.access?.write, roles);
  const way = inactivationOf(entity, record['status'], { offered, mayUpdate });
  if (way === undefined) return null;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('records.inactivate.hint')}
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        style={{ marginTop: 8 }}
        loading={write.isPending}
        onClick={() => ('offered' in way ? setAsked(way.offered) : write.run(way))}
      >
        {'offered' in way ? way.offered.label : t('records.inactivate')}
      </Button>
      {asked !== undefined && (
        <ActionDialog entity={entity} record={record} offered={asked} close={() => setAsked(undefined)} />
      )}
    </>
  );
}

function useInactivate(
  place: Place,
  record: RecordValues,
  { done, fail }: { readonly done: () => void; readonly fail: (error: unknown) => void },
) {
  const t = useText();
  const notify = useNotify();
  const update = useUpdateRecord(place, record.id);
  const run = ({ field, value }: Extract<Inactivation, { field: unknown }>) =>
    update.mutate(
      { values: { [field.name]: value }, version: record.version },
      {
        onSuccess: () => {
          notify(t('records.inactivated'));
          done();
        },
        onError: fail,
      },
    );
  return { isPending: update.isPending, run };
}
