// The dialog for many records in which the session ended, open again for whoever is back.
import { Suspense, useState } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { bulkActions } from '../bulk/bulk-actions.ts';
import { bulkForm, readBulkWork } from '../bulk/bulk-work.ts';

/** Brings the forms with it, which a list does not need. */
export const BulkDialog = lateThemed(async () => (await import('../bulk/bulk-dialog.tsx')).BulkDialog);

export function KeptBulk({ place }: { readonly place: Place }) {
  const entity = entityOf(place.entity);
  const { roles } = useSession();
  const work = useKeptWork(useWorkPlace(bulkForm(place)), readBulkWork);
  const [isOpen, setOpen] = useState(true);
  const action = bulkActions(entity, roles).find(({ name }) => name === work?.action);
  if (!isOpen || work === undefined || action === undefined) return null;
  return (
    <Suspense>
      <BulkDialog place={place} entity={entity} action={action} records={work.records} close={() => setOpen(false)} />
    </Suspense>
  );
}
