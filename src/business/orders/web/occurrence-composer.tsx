// Adds a note or a complaint to an order. What is typed stays until the server has it.
import { useId, useRef } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { labelKeys } from '#engine/model/label-keys.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { useCreateRecord } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { RestoredNotice } from '#engine/web/form/restored-notice.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { useDraft, type Draft } from './occurrence-draft.ts';

const kinds = ['note', 'complaint'] as const satisfies readonly Draft['type'][];

export function OccurrenceComposer({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const id = useId();
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft, drop, restored] = useDraft(orderId);
  const create = useCreateRecord({ entity: 'occurrence', parentId: orderId });
  const most = entityOf('occurrence').fields.find(({ name }) => name === 'description')?.maxLength ?? Infinity;
  const words = draft.description.trim();
  const send = async () => {
    try {
      await create.mutateAsync({ type: draft.type, description: words });
      drop();
      notify(t('orders.timeline.added'));
    } catch {
      // Said below from the mutation's own error; the text stays.
    }
    input.current?.focus();
  };
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-label={t('orders.timeline.add')}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (words !== '' && words.length <= most && !create.isPending) void send();
      }}
      sx={{ display: 'grid', gap: 1.5, p: 2, displayPrint: 'none' }}
    >
      {restored && <RestoredNotice />}
      {create.error !== null && <Alert severity="error">{failureText(create.error, t)}</Alert>}
      <TextField
        id={id}
        inputRef={input}
        label={t('orders.timeline.add')}
        value={draft.description}
        onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        error={words.length > most}
        helperText={words.length > most ? t('orders.timeline.tooLong', { most, used: words.length }) : undefined}
        multiline
        minRows={2}
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={draft.type}
          aria-label={t(labelKeys.field('occurrence', 'type'))}
          onChange={(_event, type: Draft['type'] | null) => type !== null && setDraft({ ...draft, type })}
        >
          {kinds.map((kind) => (
            <ToggleButton key={kind} value={kind} sx={{ textTransform: 'none', px: 1.5 }}>
              {t(labelKeys.option('occurrence', 'type', kind))}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          type="submit"
          variant="contained"
          loading={create.isPending}
          disabled={words === '' || words.length > most}
        >
          {t('orders.timeline.send')}
        </Button>
      </Box>
    </Paper>
  );
}
