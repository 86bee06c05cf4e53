// The current favourites, or the pages whose title matches; each with a star.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { useText } from '#engine/web/i18n/use-text.ts';
import { focusOnMount } from '#engine/web/kit/focus-on-mount.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useFavourites } from './use-favourites.ts';
import { useNavigation } from './use-navigation.ts';
import { findDestinations } from './visible-navigation.ts';

export function FavouritesList({ onLeave }: { readonly onLeave?: () => void }) {
  const text = useText();
  const { destinations } = useNavigation();
  const { favourites, isFavourite, toggle } = useFavourites();
  const [words, setWords] = useState('');
  const shown = words.trim() === '' ? favourites : findDestinations(destinations, words);
  const label = text('favourites.search');
  return (
    <Box>
      <Box sx={{ p: 1.5, pb: 1 }}>
        <TextField
          fullWidth
          size="small"
          inputRef={onLeave === undefined ? undefined : focusOnMount}
          placeholder={label}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': label, type: 'search' } }}
        />
      </Box>
      {shown.length === 0 ? (
        <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block', px: 2, pb: 2 }}>
          {text('favourites.none')}
        </Typography>
      ) : (
        <List dense sx={{ px: 0.75, pt: 0, pb: 1, maxHeight: 360, overflowY: 'auto' }}>
          {shown.map(({ id, title, icon, url }) => {
            const starred = isFavourite(id);
            const star = (
              <IconButton
                edge="end"
                aria-pressed={starred}
                aria-label={text('favourites.star', { title })}
                onClick={() => toggle(id)}
              >
                {starred ? <Star style={{ color: 'var(--look-star)' }} /> : <StarBorder />}
              </IconButton>
            );
            return (
              <ListItem key={id} disablePadding secondaryAction={star}>
                <ListItemButton component={Link} to={url} onClick={onLeave} sx={{ minHeight: 44 }}>
                  <ListItemIcon sx={{ minWidth: 36 }}>
                    <Icon name={icon} style={{ fontSize: 22 }} />
                  </ListItemIcon>
                  <ListItemText primary={title} />
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      )}
    </Box>
  );
}
