// Finds a page by its title; a combobox with at most ten suggestions. Escape closes it.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';
import Search from '@mui/icons-material/Search';
import { useText } from '#web/i18n/use-text.ts';
import { Icon } from './icon.tsx';
import { suggestionLimit } from './measures.ts';
import { useNavigation } from './use-navigation.ts';
import { findDestinations } from './visible-navigation.ts';

interface NavigationSearchProps {
  readonly autoFocus?: boolean;
  /** After Escape or a choice. */
  readonly onLeave?: () => void;
}

const Field = styled(InputBase)(({ theme }) => ({
  width: '100%', height: 40, paddingInline: 12, gap: 8, borderRadius: 8, fontSize: '0.875rem',
  border: `1px solid ${theme.palette.divider}`, backgroundColor: theme.palette.action.hover,
  '&.Mui-focused': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1, backgroundColor: theme.palette.background.paper },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));

const Options = styled('ul')(({ theme }) => ({
  listStyle: 'none', margin: 0, padding: 6, maxHeight: 440, overflowY: 'auto',
  '& [role=option]': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 40, padding: '4px 10px', borderRadius: 8, cursor: 'pointer', fontSize: '0.875rem' },
  '& [role=option] svg': { color: theme.palette.text.secondary, fontSize: 20 },
  '& [role=option].Mui-focused, & [role=option].Mui-focusVisible': { backgroundColor: theme.palette.action.selected },
}));

export function NavigationSearch({ autoFocus = false, onLeave }: NavigationSearchProps) {
  const text = useText();
  const navigate = useNavigate();
  const { destinations } = useNavigation();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  const search = useAutocomplete({
    options: destinations,
    value: null,
    inputValue: words,
    open,
    onOpen: () => setOpen(true),
    onClose: (_, reason) => {
      setOpen(false);
      if (reason === 'escape') onLeave?.();
    },
    onInputChange: (_, next, reason) => { if (reason === 'input') setWords(next); },
    onChange: (_, chosen) => {
      if (chosen === null) return;
      setWords('');
      void navigate(chosen.url);
      onLeave?.();
    },
    filterOptions: (all, { inputValue }) => findDestinations(all, inputValue).slice(0, suggestionLimit),
    getOptionLabel: ({ title }) => title,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    autoHighlight: true,
    clearOnBlur: false,
    blurOnSelect: true,
  });
  const label = text('search.placeholder');
  const found = search.groupedOptions as typeof destinations;
  const { ref: anchor, ...root } = search.getRootProps() as ReturnType<typeof search.getRootProps> & { ref?: never };
  return (
    <Box role="search" {...root} ref={anchor}>
      <Field
        ref={search.setAnchorEl}
        startAdornment={<Search aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />}
        placeholder={label}
        autoFocus={autoFocus}
        inputProps={{ ...search.getInputProps(), 'aria-label': label, type: 'search' }}
      />
      <Popper open={search.popupOpen} anchorEl={search.anchorEl} placement="bottom-start" sx={{ zIndex: 'modal', width: search.anchorEl?.clientWidth, minWidth: 264 }}>
        <Paper variant="outlined" sx={{ mt: 0.75, borderRadius: 3, boxShadow: '0 12px 32px rgb(16 24 40 / .14)' }}>
          {found.length === 0
            ? <Typography variant="body2" role="status" color="textSecondary" sx={{ p: 2 }}>{text('search.none')}</Typography>
            : (
              <Options {...search.getListboxProps()} aria-label={label}>
                {found.map((option, index) => {
                  const { key, ...props } = search.getOptionProps({ option, index });
                  return <li key={key} {...props}><Icon name={option.icon} />{option.title}</li>;
                })}
              </Options>
            )}
        </Paper>
      </Popper>
    </Box>
  );
}
