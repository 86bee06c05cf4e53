// The actions that are no button of their own: what is not allowed stays in the list, with the reason and who could.
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { useText } from '#engine/web/i18n/use-text.ts';
import { isOpen, type OfferedAction } from './offered-actions.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface ActionMenuProps {
  readonly actions: readonly OfferedAction[];
  readonly choose: (action: OfferedAction) => void;
}

export function ActionMenu({ actions, choose }: ActionMenuProps) {
  const t = useText();
  const id = useId();
  const refusalText = useRefusalText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<MoreVert />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor === undefined ? undefined : id}
      >
        {t('records.moreActions')}
      </Button>
      <Menu id={id} open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {actions.map((one) => (
          // Not disabled: the keyboard reaches it, and a screen reader says why.
          <MenuItem
            key={one.action.name}
            aria-disabled={!isOpen(one)}
            onClick={() => {
              if (!isOpen(one)) return;
              close();
              choose(one);
            }}
            sx={{ maxWidth: 380, whiteSpace: 'normal', ...(!isOpen(one) && { cursor: 'default' }) }}
          >
            <ListItemText
              primary={one.label}
              secondary={isOpen(one) ? undefined : refusalText(one.answer.refusal)}
              slotProps={{
                primary: { color: isOpen(one) ? (one.action.destructive ? 'error' : 'textPrimary') : 'textSecondary' },
              }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
