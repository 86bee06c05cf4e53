// What can be done to the selected rows.
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Delete from '@mui/icons-material/DeleteOutlined';
import { failureText } from '#web/api/failure-text.ts';
import type { Place, RecordValues } from '#web/api/record-calls.ts';
import { useRemoveRecord } from '#web/api/records.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useConfirm } from '#web/shell/confirm-dialog.tsx';
import { useNotify } from '#web/shell/notifications.tsx';

interface BulkBarProps {
  readonly place: Place;
  readonly ids: readonly string[];
  readonly rows: readonly RecordValues[];
  readonly clear: () => void;
}

export function BulkBar({ place, ids, rows, clear }: BulkBarProps) {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const remove = useRemoveRecord(place);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const removeAll = async () => {
    if (!(await confirm({ message: t('records.bulk.confirm', { count: ids.length }) }))) return;
    const failures: string[] = [];
    for (const id of ids) {
      // One after another: a refusal must name its row, and the server is not to be flooded.
      await remove.mutateAsync({ id, version: rows.find((row) => row.id === id)?.version }).catch((error: unknown) => failures.push(failureText(error, t)));
    }
    setRefused([...new Set(failures)]);
    const removed = ids.length - failures.length;
    if (removed > 0) notify(t('records.bulk.removed', { count: removed }));
    if (failures.length === 0) clear();
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 0.5, bgcolor: 'action.selected' }}>
        <Typography variant="body2" role="status">
          {t('records.selected', { count: ids.length })}
        </Typography>
        <Button size="small" color="error" startIcon={<Delete />} loading={remove.isPending} onClick={() => void removeAll()}>
          {t('records.delete')}
        </Button>
        <Button size="small" color="inherit" onClick={clear}>
          {t('records.select.none')}
        </Button>
      </Box>
      {refused.length > 0 && (
        <Alert severity="error" onClose={() => setRefused([])} closeText={t('records.close')}>
          {refused.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
