// By what the rows are sorted, where no columns have heads.
import { useState } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Sort from '@mui/icons-material/Sort';
import { columnLabel } from '#engine/kinds/referred.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { listQueryOf, type ListChange, type ListState } from './list-state.ts';
import { useAtOnce } from './use-at-once.ts';

interface SortMenuProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
}

const arrows = { asc: ArrowUpward, desc: ArrowDownward } as const;

/** The one that leads is marked; chosen anew it turns round. */
export function SortMenu({ entity, fields, state, change }: SortMenuProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort } = listQueryOf(useAtOnce(state), entity);
  const sorted = fields.filter((field) => field.sort);
  const [lead] = sort;
  // Groups have an order of their own; a board's cards have the list's.
  if (sorted.length === 0 || (state.group !== undefined && !state.board)) return null;
  const item = (field: Field) => {
    const direction = lead?.path === field.path ? lead.direction : undefined;
    const Arrow = direction && arrows[direction];
    const label = columnLabel(entity.name, field, t);
    return (
      <MenuItem
        key={field.path}
        role="menuitemradio"
        aria-checked={direction !== undefined}
        aria-label={direction && t(`records.sort.${direction}`, { field: label })}
        selected={direction !== undefined}
        onClick={() => {
          setAnchor(null);
          change({ type: 'order', order: { path: field.path, direction: direction === 'asc' ? 'desc' : 'asc' } });
        }}
      >
        <span style={{ flex: 1, marginInlineEnd: 12 }}>{label}</span>
        {Arrow && <Arrow fontSize="small" />}
      </MenuItem>
    );
  };
  return (
    <div className="until-small">
      <IconButton
        aria-label={t('records.sort')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Sort fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sorted.map(item)}
      </Menu>
    </div>
  );
}
