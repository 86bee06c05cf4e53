// The options of a choice box, loaded when the first one is opened.
import type { RefObject } from 'react';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { Menu } from '#engine/web/kit/overlays.tsx';

export interface ChoiceMenuProps {
  readonly options: readonly string[];
  readonly labelOf: (option: string) => string;
  readonly chosen: readonly string[];
  readonly choose: (option: string) => void;
  /** It stays open, and shows for each option whether it is chosen. */
  readonly several?: boolean;
  readonly id: string;
  readonly labelledBy: string;
  readonly box: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly close: () => void;
}

export function ChoiceMenu({
  options,
  labelOf,
  chosen,
  choose,
  several = false,
  id,
  labelledBy,
  box,
  isOpen,
  close,
}: ChoiceMenuProps) {
  const pick = (option: string) => {
    choose(option);
    if (!several) close();
  };
  return (
    <Menu
      open={isOpen}
      onClose={close}
      anchorEl={() => box.current}
      slotProps={{
        list: { id, role: 'listbox', 'aria-labelledby': labelledBy, 'aria-multiselectable': several || undefined },
        paper: { style: { minWidth: box.current?.clientWidth } },
      }}
    >
      {options.map((option) => (
        <MenuItem
          key={option}
          role="option"
          aria-selected={chosen.includes(option)}
          selected={!several && chosen.includes(option)}
          dense={several}
          onClick={() => pick(option)}
        >
          {several && (
            <Checkbox
              checked={chosen.includes(option)}
              size="small"
              tabIndex={-1}
              disableRipple
              aria-hidden
              sx={{ py: 0 }}
            />
          )}
          {several ? <ListItemText>{labelOf(option)}</ListItemText> : labelOf(option)}
        </MenuItem>
      ))}
    </Menu>
  );
}
