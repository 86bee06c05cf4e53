import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useNavigation } from './use-navigation.ts';

interface PartProps {
  readonly narrow: boolean;
  readonly onLeave: (() => void) | undefined;
}

/** The entries this user may see, in their groups. */
export function NavigationList(props: PartProps) {
  const { items } = useNavigation();
  return items.map((item) => {
    if (item.type === 'divider') return <Divider key={item.id} sx={{ my: 1.5, mx: 0.5 }} />;
    if (item.type === 'group') return <NavigationGroup key={item.id} group={item} {...props} />;
    return (
      <List key={item.id} disablePadding>
        <NavigationEntry item={item} {...props} />
      </List>
    );
  });
}

function NavigationGroup({ group, ...props }: PartProps & { readonly group: NavigationItem }) {
  const text = useText();
  const id = useId();
  // The heading keeps its height when folded, so that entries stay where they were.
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <Typography
        id={id}
        variant="overline"
        component="p"
        color="textSecondary"
        noWrap
        sx={{ px: 1.5, pb: 0.5, opacity: props.narrow ? 0 : 1 }}
      >
        {text(labelKeys.navigation(group.id))}
      </Typography>
      <List disablePadding aria-labelledby={id}>
        {group.children?.map((item) => (
          <NavigationEntry key={item.id} item={item} {...props} />
        ))}
      </List>
    </Box>
  );
}

function NavigationEntry({ item, narrow, onLeave }: PartProps & { readonly item: NavigationItem }) {
  const text = useText();
  const title = text(labelKeys.navigation(item.id));
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        component={NavLink}
        to={item.url ?? '/'}
        onClick={onLeave}
        aria-label={narrow ? title : undefined}
        sx={{
          minHeight: 42,
          px: 1.5,
          gap: 1.5,
          color: 'text.secondary',
          position: 'relative',
          '&:hover': { color: 'text.primary' },
          // Which entry is the page's changes at once: no pointer is followed there.
          '&:not(:hover)': { transition: 'none' },
          '&.active': {
            bgcolor: 'action.selected',
            color: 'text.primary',
            fontWeight: 550,
            '& .MuiListItemIcon-root': { color: 'primary.main' },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
          <Icon name={item.icon} fontSize="small" sx={{ fontSize: 22 }} />
        </ListItemIcon>
        {!narrow && (
          <ListItemText
            primary={title}
            slotProps={{ primary: { variant: 'body2', noWrap: true, sx: { fontWeight: 'inherit' } } }}
            sx={{ my: 0 }}
          />
        )}
      </ListItemButton>
    </ListItem>
  );
}
