// A record of an entity that has no screen of its own, over its parent's page.
import { useRef } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useConfirm } from '#engine/web/kit/confirm-dialog.tsx';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useFixedValues } from './use-fixed-values.ts';
import { lowerFirst } from '../kit/lower-first.ts';

interface RecordDialogProps {
  readonly place: Place;
  readonly id: string | undefined;
  /** The field that the record is created for. */
  readonly askedBy?: string;
  /** With the record when it was saved. */
  readonly close: (saved?: RecordValues) => void;
}

export function RecordDialog({ place, id, askedBy, close }: RecordDialogProps) {
  const t = useText();
  const confirm = useConfirm();
  const dirty = useRef(false);
  const answer = useRecord(place, id);
  const title = useRecordTitle(place.entity, answer.data);
  const name = t(labelKeys.entity(place.entity, 'one'));
  const fixed = useFixedValues(place);
  const leave = async () => {
    if (!dirty.current || (await confirm({ title: t('records.leave.title'), message: t('records.leave.text') })))
      close();
  };
  return (
    <Dialog open onClose={() => void leave()} maxWidth="md" fullWidth aria-labelledby="record-dialog-title">
      <DialogTitle id="record-dialog-title" sx={{ pr: 7 }}>
        {id === undefined ? t('records.new', { entity: lowerFirst(name) }) : title || name}
      </DialogTitle>
      <IconButton
        aria-label={t('records.close')}
        onClick={() => void leave()}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent dividers>
        {id !== undefined && answer.isPending && <DelayedSkeleton />}
        {answer.isError && <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />}
        {(id === undefined || answer.data !== undefined) && (
          <RecordForm
            place={place}
            record={answer.data}
            fixed={fixed}
            activeGroup={undefined}
            onDirty={(next) => {
              dirty.current = next;
            }}
            onSaved={close}
            askedBy={askedBy}
            framed={false}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
