import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRemoveRecord } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useConfirm } from '#engine/web/kit/confirm-dialog.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import type { MenuEntry } from './action-menu.tsx';

export interface Deletion {
  readonly title: string;
  readonly onRemoved: () => void;
  readonly onRefused: (error: unknown) => void;
}

interface DeletionParts extends Deletion {
  readonly place: Place;
  readonly record: RecordValues;
}

/** The entry that deletes a record, after a question; none where nobody deletes its like. */
export function useDeletion({ place, record, title, onRemoved, onRefused }: DeletionParts): readonly MenuEntry[] {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const { may, whoMay } = useSession();
  const whoCould = useWhoCould();
  const remove = useRemoveRecord(place);
  const removers = whoMay(place.entity, 'remove');
  if (!entityOf(place.entity).methods.remove || removers.length === 0) return [];
  const ask = async () => {
    if (remove.isPending || !(await confirm({ message: title }))) return;
    try {
      await remove.mutateAsync({ id: record.id, version: record.version });
      notify(t('records.removed'));
      onRemoved();
    } catch (error) {
      onRefused(error);
    }
  };
  return [
    {
      name: 'delete',
      label: t('records.delete'),
      destructive: true,
      why: may(place.entity, 'remove') ? undefined : whoCould(removers),
      choose: () => void ask(),
    },
  ];
}
