// A small picture of a stored file, and the whole one when it is pressed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '#engine/web/i18n/use-text.ts';
import { readPicture } from '#engine/web/api/file-calls.ts';
import type { StoredName } from './stored-name.ts';
import { useDownload } from '#engine/web/export/use-download.ts';

/** Within a row of a list all are alike, and cut to it; elsewhere each has its own form. */
const boxes = {
  row: { width: 42, height: 28, objectFit: 'cover' },
  page: { maxWidth: '100%', height: 160, objectFit: 'contain' },
  whole: { maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' },
} as const;

/** Pixels while it is on its way. */
const waiting = {
  row: { width: 42, height: 28 },
  page: { width: 160, height: 160 },
  whole: { width: 320, height: 240 },
};

interface PictureProps {
  readonly file: StoredName;
  readonly place: keyof typeof boxes;
}

function Picture({ file, place }: PictureProps) {
  const t = useText();
  const isWhole = place === 'whole';
  // What is stored under an id stays what it is.
  const { data, isError } = useQuery({
    queryKey: ['file', file.id, isWhole],
    queryFn: ({ signal }) => readPicture(file.id, isWhole ? 'whole' : 'small', signal),
    staleTime: Infinity,
  });
  if (isError)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('records.file.unseen', { name: file.name })}
      </Box>
    );
  if (data === undefined)
    return (
      <Box
        component="span"
        role="img"
        aria-label={file.name}
        sx={{ display: 'block', ...waiting[place], maxWidth: '100%', borderRadius: 1, bgcolor: 'action.hover' }}
      />
    );
  return (
    <Box
      component="img"
      src={data}
      alt={file.name}
      sx={{ display: 'block', borderRadius: 1, bgcolor: 'action.hover', ...boxes[place] }}
    />
  );
}

/** A button that shows all of it. */
export function PictureButton({ file, place }: PictureProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t('records.file.show', { name: file.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          cursor: 'zoom-in',
          display: 'block',
          borderRadius: 1,
          maxWidth: '100%',
        }}
      >
        <Picture file={file} place={place} />
      </Box>
      {isOpen && <PictureDialog file={file} close={() => setOpen(false)} />}
    </>
  );
}

function PictureDialog({ file, close }: { readonly file: StoredName; readonly close: () => void }) {
  const t = useText();
  const { download, isBusy } = useDownload(file);
  return (
    <Dialog open onClose={close} maxWidth="lg" aria-labelledby="picture-name">
      <DialogTitle id="picture-name" sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', justifyContent: 'center' }}>
        <Picture file={file} place="whole" />
      </DialogContent>
      <DialogActions>
        <Button onClick={download} disabled={isBusy}>
          {t('records.file.download')}
        </Button>
        <Button onClick={close} autoFocus>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
