// A deletion under way: by when it must be done, and what still stands in its way.
import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Schedule from '@mui/icons-material/Schedule';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { CheckList } from '#engine/web/record/check-list.tsx';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useDeletionChecklist } from './customer-calls.ts';
import { daysUntil } from './days-until.ts';

export function DeletionProgress({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const checklist = useDeletionChecklist(record);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="deletion-progress" sx={{ px: 2, py: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
          mb: 0.5,
        }}
      >
        <Typography id="deletion-progress" component="h2" variant="subtitle1">
          {t('customers.deletion')}
        </Typography>
        <DueDate dueAt={record['deletionDueAt']} />
      </Box>
      {checklist.isPending && <DelayedSkeleton />}
      {checklist.isError && <ErrorPanel error={checklist.error} retry={() => void checklist.refetch()} />}
      {checklist.data !== undefined && (
        <>
          <CheckList checks={checklist.data} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {checklist.data.every(({ passed }) => passed)
              ? t('customers.deletion.ready')
              : t('customers.deletion.blocked')}
          </Typography>
        </>
      )}
    </Paper>
  );
}

function DueDate({ dueAt }: { readonly dueAt: unknown }) {
  const t = useText();
  const { dateTime } = useFormat();
  const [now] = useState(() => new Date());
  if (typeof dueAt !== 'string') return null;
  const days = daysUntil(dueAt, now);
  const isOver = Date.parse(dueAt) < now.getTime();
  const Icon = isOver ? EventBusy : Schedule;
  const left = isOver ? t('customers.due.over', { count: -days }) : t('customers.due.left', { count: days });
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        color: isOver ? 'error.main' : 'text.primary',
        fontWeight: isOver ? 600 : 400,
      }}
    >
      <Icon fontSize="small" aria-hidden />
      <span>
        {t('customers.due', { at: dateTime(dueAt) })} · {left}
      </span>
    </Typography>
  );
}
