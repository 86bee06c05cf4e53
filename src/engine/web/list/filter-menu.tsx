// The fields that a list may be filtered by; of many one is found by typing. The field has the focus, the arrow goes to
// the list.
import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import type { Field } from '#engine/model/entity.ts';
import { fold } from '#engine/model/text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { focusOnMount } from '#engine/web/kit/focus-on-mount.ts';
import { Popover } from '#engine/web/kit/overlays.tsx';

/** So many are seen at a glance. */
const fewFields = 8;

interface FilterMenuProps {
  readonly anchor: HTMLElement;
  readonly fields: readonly Field[];
  readonly label: (field: Field) => string;
  readonly choose: (field: Field) => void;
  readonly close: () => void;
}

export function FilterMenu({ anchor, fields, label, choose, close }: FilterMenuProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const searched = fields.length > fewFields;
  const found = fields.filter((field) => fold(label(field)).includes(fold(typed.trim())));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { minWidth: 220, maxHeight: 'min(480px, 80vh)' } } }}
    >
      {searched && (
        <Box
          component="form"
          sx={{ p: 1, pb: 0 }}
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = found;
            if (first !== undefined) choose(first);
          }}
        >
          <TextField
            fullWidth
            size="small"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
            }}
            placeholder={t('records.filter.find')}
            inputRef={focusOnMount}
            slotProps={{ htmlInput: { 'aria-label': t('records.filter.find') } }}
          />
        </Box>
      )}
      <MenuList ref={list} autoFocusItem={!searched} aria-label={t('records.filter.add')}>
        {found.map((field) => (
          <MenuItem key={field.path} dense onClick={() => choose(field)}>
            {label(field)}
          </MenuItem>
        ))}
      </MenuList>
    </Popover>
  );
}
