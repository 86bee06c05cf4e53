import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import AddCircle from '@mui/icons-material/AddCircleOutlined';
import { labelKeys } from '#model/label-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import { lowerFirst } from '#web/records/lower-first.ts';

interface CreateButtonProps {
  /** The entity of the new record. */
  readonly entity: string;
  readonly onClick: () => void;
}

/** Beside a picker: who is not there yet is created. */
export function CreateButton({ entity, onClick }: CreateButtonProps) {
  const t = useText();
  const label = t('records.create', { entity: lowerFirst(t(labelKeys.entity(entity, 'one'))) });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <AddCircle fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
