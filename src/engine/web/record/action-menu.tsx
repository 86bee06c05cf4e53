// What can be done besides the one thing that leads: what is not allowed stays in the list, with the reason and who
// could.
import { useId, useState } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MoreVert from '@mui/icons-material/MoreVert';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';

export interface MenuEntry {
  readonly name: string;
  readonly label: string;
  readonly destructive: boolean;
  /** Why it is not to be had. */
  readonly why?: string | undefined;
  readonly choose: () => void;
}

/** In the order given; a line before the first that destroys. */
export function ActionMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const line = entries.findIndex(({ destructive }) => destructive);
  if (entries.length === 0) return null;
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
        {entries.flatMap(({ name, label, destructive, why, choose }, index) => [
          ...(index === line && index > 0 ? [<Divider key="line" component="li" />] : []),
          // Not disabled: the keyboard reaches it, and a screen reader says why.
          <MenuItem
            key={name}
            aria-disabled={why !== undefined}
            onClick={() => {
              if (why !== undefined) return;
              close();
              choose();
            }}
            sx={{ maxWidth: 380, whiteSpace: 'normal', ...(why !== undefined && { cursor: 'default' }) }}
          >
            <ListItemText
              primary={label}
              secondary={why}
              slotProps={{
                primary: { color: why === undefined ? (destructive ? 'error' : 'textPrimary') : 'textSecondary' },
              }}
            />
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
