// Button with the two kinds of file; while one is on its way it shows how much has come and lets one stop it.
import { useId, useState, type ReactNode } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import { Button, Spinner } from '#engine/web/kit/button.tsx';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { failureText, requestIdOf } from '#engine/web/api/failure-text.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { fileFormats, type FileFormat } from '#engine/model/file-formats.ts';
import { useTakeFile, type FileSource } from './use-take-file.ts';

interface ExportMenuProps extends FileSource {
  /** Accessible name of the button, and its text where `wide`. */
  readonly label: string;
  /** What will be in the file, below the choices: the first of these has the focus. */
  readonly note: ReactNode;
  /** Formats that cannot hold it. */
  readonly full?: readonly FileFormat[];
  readonly wide?: boolean | 'small';
  readonly onOpen?: () => void;
}

export function ExportMenu({ label, note, full = [], wide = false, onOpen, ...source }: ExportMenuProps) {
  const t = useText();
  const noteId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { bytes, error, take, cancel, forget } = useTakeFile(source);
  const open = (element: HTMLElement) => {
    setAnchor(element);
    onOpen?.();
  };
  const choose = (format: FileFormat) => {
    setAnchor(null);
    void take(format);
  };
  const shared = { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null } as const;
  if (bytes !== undefined) return <UnderWay bytes={bytes} cancel={cancel} />;
  return (
    <>
      {wide ? (
        <Button
          {...shared}
          variant={wide === 'small' ? 'text' : 'outlined'}
          size={wide === 'small' ? 'small' : 'medium'}
          startIcon={<Download />}
          onClick={(event) => open(event.currentTarget)}
        >
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <IconButton {...shared} aria-label={label} onClick={(event) => open(event.currentTarget)}>
            <Download fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label, 'aria-describedby': noteId } }}
      >
        {fileFormats.map((format) => (
          <MenuItem key={format} disabled={full.includes(format)} onClick={() => choose(format)}>
            <span>
              {t(`export.${format}`)}
              {full.includes(format) && <small className="note">{t('export.full')}</small>}
            </span>
          </MenuItem>
        ))}
        <li role="presentation" id={noteId} className="note menu-note">
          {note}
        </li>
      </Menu>
      {error !== undefined && <Failed error={error} close={forget} />}
    </>
  );
}

function UnderWay({ bytes, cancel }: { readonly bytes: number; readonly cancel: () => void }) {
  const t = useText();
  const format = useFormat();
  const size = format.number(Math.round(bytes / 100_000) / 10);
  return (
    <div className="under-way">
      <Spinner />
      {/* Said once: how much has come changes too often to be read out. */}
      <p className="note" role="status">
        {t('export.running')}
        {bytes > 0 && <span aria-hidden>{` ${t('export.size', { size })}`}</span>}
      </p>
      <Button size="small" onClick={cancel}>
        {t('export.cancel')}
      </Button>
    </div>
  );
}

function Failed({ error, close }: { readonly error: unknown; readonly close: () => void }) {
  const t = useText();
  const id = requestIdOf(error);
  return (
    <Alert severity="error" onClose={close} style={{ order: 9, flex: '1 1 100%', maxWidth: 480 }}>
      {t('export.failed')} {failureText(error, t)}
      {id !== undefined && <p className="fine">{t('failure.requestId', { id })}</p>}
    </Alert>
  );
}
