// The actions of many records as buttons; those beyond the first few in a menu.
import { useId, useState } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { Action, Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';

interface BulkMenuProps {
  readonly entity: Entity;
  readonly actions: readonly Action[];
  readonly busy: boolean;
  readonly choose: (action: Action) => void;
}

/** With more actions than this all stand in the menu: half of them would say nothing of the rest. */
const buttonLimit = 2;

export function BulkMenu({ entity, actions, busy, choose }: BulkMenuProps) {
  const t = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = ({ name }: Action) => t(labelKeys.action(entity.name, name));
  if (actions.length <= buttonLimit)
    return actions.map((action) => (
      <Button
        key={action.name}
        size="small"
        loading={busy}
        color={action.destructive ? 'error' : 'primary'}
        onClick={() => choose(action)}
      >
        {label(action)}
      </Button>
    ));
  return (
    <>
      <Button
        id={id}
        size="small"
        loading={busy}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('records.bulk.actions')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            sx={action.destructive ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              choose(action);
            }}
          >
            {label(action)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
