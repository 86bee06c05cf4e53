import { useEffect } from 'react';
import IconButton from '@mui/material/IconButton';
import AddCircle from '@mui/icons-material/AddCircleOutlined';
import { labelKeys } from '#engine/model/label-keys.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { recordForm } from '#engine/web/form/record-work.ts';
import { lowerFirst } from '#engine/web/kit/lower-first.ts';
import { useHasKept } from '#engine/web/session/use-kept-work.ts';

interface CreateButtonProps {
  /** The field that is to refer to it. */
  readonly fieldId: string;
  /** The entity of the new record. */
  readonly entity: string;
  readonly onClick: () => void;
}

/** Beside a picker: who is not there yet is created. */
export function CreateButton({ fieldId, entity, onClick }: CreateButtonProps) {
  const t = useText();
  const isKept = useHasKept(recordForm({ entity }, undefined, fieldId));
  useEffect(() => {
    if (isKept) onClick();
    // Once: the dialog in which the session ended is open again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const label = t('records.create', { entity: lowerFirst(t(labelKeys.entity(entity, 'one'))) });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <AddCircle fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
