import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { shownFields, titleField } from './list-fields.ts';
import type { ListChange } from './list-state.ts';

interface ColumnMenuProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly columns: readonly string[] | undefined;
  readonly change: (change: ListChange) => void;
}

/** Which columns are shown; the one that leads to the record stays. */
export function ColumnMenu({ entity, fields, columns, change }: ColumnMenuProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fixed = titleField(entity, fields);
  const shown = shownFields(entity, fields, columns).map(({ path }) => path);
  const toggle = ({ path }: Field) =>
    change({
      type: 'columns',
      columns: shown.includes(path) ? shown.filter((other) => other !== path) : [...shown, path],
    });
  return (
    <>
      <Tooltip title={t('records.columns')}>
        <IconButton
          aria-label={t('records.columns')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.map((field) => (
          <MenuItem
            key={field.name}
            dense
            role="menuitemcheckbox"
            aria-checked={shown.includes(field.path)}
            disabled={field === fixed}
            onClick={() => toggle(field)}
          >
            <Checkbox
              size="small"
              edge="start"
              tabIndex={-1}
              checked={shown.includes(field.path)}
              disableRipple
              aria-hidden
              slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
            />
            <ListItemText>{t(labelKeys.field(entity.name, field.path))}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
