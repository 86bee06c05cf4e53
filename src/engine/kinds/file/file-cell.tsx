// A stored file where it is read: its name, which downloads it, or the picture that it is.
import Link from '@mui/material/Link';
import { useDownload } from '#engine/web/export/use-download.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { isPicture } from './file-types.ts';
import { PictureButton } from './picture.tsx';
import type { StoredName } from './stored-name.ts';

export function FileShown({ file, place }: { readonly file: StoredName; readonly place: 'row' | 'page' }) {
  return isPicture(file.type) ? <PictureButton file={file} place={place} /> : <FileLink file={file} />;
}

export function FileLink({ file }: { readonly file: StoredName }) {
  const t = useText();
  const { download, isBusy } = useDownload(file);
  return (
    <Link
      component="button"
      type="button"
      variant="inherit"
      onClick={download}
      disabled={isBusy}
      aria-label={t('records.file.downloadOf', { name: file.name })}
      sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Link>
  );
}
