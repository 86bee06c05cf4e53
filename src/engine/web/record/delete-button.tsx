import Button from '@mui/material/Button';
import Delete from '@mui/icons-material/DeleteOutlined';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRemoveRecord } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { useConfirm } from '#engine/web/kit/confirm-dialog.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { RefusedButton } from './why-not.tsx';

interface DeleteButtonProps {
  readonly place: Place;
  readonly record: RecordValues;
  readonly title: string;
  readonly onRemoved: () => void;
  readonly onRefused: (error: unknown) => void;
}

export function DeleteButton({ place, record, title, onRemoved, onRefused }: DeleteButtonProps) {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const { may, whoMay } = useSession();
  const whoCould = useWhoCould();
  const remove = useRemoveRecord(place);
  const removers = whoMay(place.entity, 'remove');
  if (!entityOf(place.entity).methods.remove || removers.length === 0) return null;
  if (!may(place.entity, 'remove'))
    return (
      <RefusedButton color="error" variant="outlined" startIcon={<Delete />} why={whoCould(removers)}>
        {t('records.delete')}
      </RefusedButton>
    );
  const ask = async () => {
    if (!(await confirm({ message: title }))) return;
    try {
      await remove.mutateAsync({ id: record.id, version: record.version });
      notify(t('records.removed'));
      onRemoved();
    } catch (error) {
      onRefused(error);
    }
  };
  return (
    <Button
      color="error"
      variant="outlined"
      startIcon={<Delete />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {t('records.delete')}
    </Button>
  );
}
