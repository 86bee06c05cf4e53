import { useState } from 'react';
import { RemovableChip } from '#engine/web/kit/chip.tsx';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ListChange } from './list-state.ts';

interface GroupMenuProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly group: string | undefined;
  readonly change: (change: ListChange) => void;
}

/** By what the rows are gathered. */
export function GroupMenu({ entity, fields, group, change }: GroupMenuProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (fields.length === 0) return null;
  const grouping = fields.find(({ path }) => path === group);
  const choose = (path: string | undefined) => {
    setAnchor(null);
    change({ type: 'group', group: path });
  };
  const item = (path: string | undefined, label: string) => (
    <MenuItem
      key={path ?? ''}
      dense
      role="menuitemradio"
      aria-checked={group === path}
      selected={group === path}
      onClick={() => choose(path)}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      {grouping && (
        <RemovableChip
          size="small"
          color="primary"
          className="self-center"
          label={t('records.group.by', { field: t(labelKeys.field(entity.name, grouping.path)) })}
          removeLabel={t('records.group.none')}
          onRemove={() => change({ type: 'group', group: undefined })}
        />
      )}
      <Tooltip title={t('records.group')}>
        <IconButton
          aria-label={t('records.group')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewAgenda fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item(undefined, t('records.group.none'))}
        {fields.map((field) => item(field.path, t(labelKeys.field(entity.name, field.path))))}
      </Menu>
    </>
  );
}
