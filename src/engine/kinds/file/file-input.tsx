// Choosing a file, or dropping it: it is uploaded at once, and the field holds its value when it is there. Until then
// the field holds what no form can be saved with.
import { useEffect, useRef, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { failureText } from '#engine/web/api/failure-text.ts';
import { refusedBecause, uploadFile } from '#engine/web/api/file-calls.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '../view.ts';
import { FileLink, FileShown } from './file-cell.tsx';
import { bytesOfMegabyte, isPicture } from './file-types.ts';
import { acceptOf, readStoredName, type StoredName } from './stored-name.ts';

/** No value of the format: a form that is saved too early says so. */
const onItsWay = 'uploading';

interface Upload {
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
}

export function FileInput({ widget }: { readonly widget: WidgetProps }) {
  const { id, label, hideLabel, required, invalid, describedBy, field, value } = widget;
  const t = useText();
  const { upload, failure, take, cancel, clear } = useUpload(widget);
  const [isOver, setOver] = useState(false);
  const choose = useRef<HTMLInputElement>(null);
  const file = readStoredName(value);
  const types = field.file?.types ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography
        id={`${id}-label`}
        component="label"
        htmlFor={id}
        variant="caption"
        color={invalid ? 'error' : 'textSecondary'}
        sx={hideLabel ? hidden : { display: 'block', mb: 0.5 }}
      >
        {label}
        {required && ' *'}
      </Typography>
      <Box
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
          border: 1,
          borderStyle: file === undefined ? 'dashed' : 'solid',
          borderColor: invalid ? 'error.main' : isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : undefined,
          borderRadius: 1,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        {file !== undefined && upload === undefined && isPicture(file.type) && <FileShown file={file} place="page" />}
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          {upload === undefined ? (
            <Chosen file={file} types={types} megabytes={(field.file?.maxBytes ?? 0) / bytesOfMegabyte} />
          ) : (
            <Progress upload={upload} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {upload === undefined ? (
              <Button size="small" variant="outlined" onClick={() => choose.current?.click()} tabIndex={-1} aria-hidden>
                {t(file === undefined ? 'records.file.choose' : 'records.file.replace')}
              </Button>
            ) : (
              <Button size="small" onClick={cancel}>
                {t('records.cancel')}
              </Button>
            )}
            {file !== undefined && upload === undefined && (
              <Button
                size="small"
                color="inherit"
                onClick={clear}
                aria-label={t('records.file.removeOf', { field: label })}
              >
                {t('records.file.remove')}
              </Button>
            )}
          </Box>
        </Box>
        {/* The button above is for the pointer: keys and screen readers have the input itself. */}
        <Box
          component="input"
          ref={choose}
          id={id}
          type="file"
          accept={acceptOf(types)}
          disabled={upload !== undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            take(event.target.files?.[0]);
            // The same one may be chosen again.
            event.target.value = '';
          }}
          sx={hidden}
        />
      </Box>
      <Box role="status">
        {failure !== undefined && (
          <FormHelperText error sx={{ mx: 1.75 }}>
            {failure}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

interface ChosenProps {
  readonly file: StoredName | undefined;
  readonly types: readonly string[];
  readonly megabytes: number;
}

function Chosen({ file, types, megabytes }: ChosenProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {file === undefined ? t('records.file.drop') : isPicture(file.type) ? file.name : <FileLink file={file} />}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {t('records.file.limits', {
          types: types.map((type) => type.toUpperCase()).join(', '),
          megabytes: format.number(megabytes),
        })}
      </Typography>
    </>
  );
}

function Progress({ upload: { name, part } }: { readonly upload: Upload }) {
  const t = useText();
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {t('records.file.uploading', { name })}
      </Typography>
      <LinearProgress
        aria-label={t('records.file.uploading', { name })}
        variant={part < 1 ? 'determinate' : 'indeterminate'}
        value={Math.round(part * 100)}
      />
    </>
  );
}

function useUpload({ shape, field, value, onChange }: WidgetProps) {
  const t = useText();
  const format = useFormat();
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    const before = value === onItsWay ? undefined : value;
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setUpload({ name: file.name, part: 0 });
    onChange(onItsWay);
    try {
      const { signal } = controller;
      const onProgress = (part: number) => setUpload({ name: file.name, part });
      onChange(await uploadFile({ shape, path: field.path, file, signal, onProgress }));
    } catch (error) {
      onChange(before);
      if (!controller.signal.aborted) setFailure(refusedBecause(error) ?? failureText(error, t));
    } finally {
      setUpload(undefined);
    }
  };
  const take = (file: File | undefined): void => {
    if (file === undefined || upload !== undefined) return;
    const { maxBytes = Infinity } = field.file ?? {};
    // Nobody waits for what will be refused.
    if (file.size > maxBytes)
      setFailure(t('validation.fileSize', { megabytes: format.number(maxBytes / bytesOfMegabyte) }));
    else void send(file);
  };
  return {
    upload,
    failure,
    take,
    cancel: () => running.current?.abort(),
    clear: () => {
      setFailure(undefined);
      onChange(undefined);
    },
  };
}
