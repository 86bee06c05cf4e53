// Finds a page by its title, then records by what is in them; a combobox with at most ten suggestions. Escape closes it.
import { useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { SearchField } from '#engine/web/kit/search-field.tsx';
import type { SearchOption } from '../search/search-option.ts';
import { useRecordHits } from '../search/use-record-hits.tsx';
import { suggestionLimit } from './measures.ts';
import { useNavigation } from './use-navigation.ts';
import { useSuggestions } from './use-suggestions.ts';
import { findDestinations, type Destination } from './visible-navigation.ts';

const Options = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 6,
  maxHeight: 440,
  overflowY: 'auto',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    padding: '4px 10px',
    borderRadius: 8,
    cursor: 'pointer',
    fontSize: '0.875rem',
  },
  '& [role=option] > span': { minWidth: 0 },
  '& small': {
    display: 'block',
    color: theme.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [role=option] svg': { color: theme.palette.text.secondary, fontSize: 20 },
  '& [aria-selected=true]': { backgroundColor: theme.palette.action.selected },
}));

/** Under the field; on small screens as wide as the window. */
const below = {
  position: { xs: 'fixed', md: 'absolute' },
  insetInlineStart: { xs: 16, md: 'auto' },
  insetInlineEnd: { xs: 16, md: 0 },
  top: { md: '100%' },
  zIndex: 'modal',
  width: { md: 380 },
  mt: 0.75,
  borderRadius: 3,
  boxShadow: '0 12px 32px rgb(16 24 40 / .14)',
} as const;

export function NavigationSearch({ onLeave }: { /** After Escape or a choice. */ readonly onLeave?: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { destinations } = useNavigation();
  const [words, setWords] = useState('');
  const hits = useRecordHits(words.trim());
  const found = [
    ...findDestinations(destinations, words).map((page) => pageOption(page, navigate)),
    ...hits.sections.flatMap(({ options }) => options.filter(({ stale }) => stale !== true)),
  ].slice(0, suggestionLimit);
  const choose = ({ run }: SearchOption) => {
    setWords('');
    run();
    onLeave?.();
  };
  const suggestions = useSuggestions({
    items: found,
    searching: hits.searching,
    typed: words,
    choose,
    leave: () => onLeave?.(),
  });
  const label = text('search.placeholder');
  const change = (next: string) => {
    setWords(next);
    suggestions.show();
  };
  return (
    <search className="navigation-search">
      <SearchField
        quiet
        label={label}
        value={words}
        {...suggestions.input}
        onChange={(event) => change(event.target.value)}
        onClick={suggestions.show}
        onKeyDown={suggestions.onKeyDown}
        onBlur={suggestions.close}
      />
      {/* The field keeps the focus while the pointer chooses. */}
      {suggestions.open && (
        <Paper variant="outlined" onMouseDown={(event) => event.preventDefault()} sx={below}>
          {found.length === 0 ? (
            <Typography variant="body2" component="output" color="textSecondary" sx={{ display: 'block', p: 2 }}>
              {text(hits.searching ? 'palette.searching' : 'search.none')}
            </Typography>
          ) : (
            <Options {...suggestions.list} aria-label={label}>
              {found.map(({ id, icon, label: name, detail }, index) => (
                <li key={id} {...suggestions.option(index)}>
                  {icon}
                  <span>
                    {name}
                    {detail !== undefined && <small title={detail}>{detail}</small>}
                  </span>
                </li>
              ))}
            </Options>
          )}
        </Paper>
      )}
    </search>
  );
}

function pageOption({ id, icon, title, url }: Destination, navigate: NavigateFunction): SearchOption {
  return { id, label: title, icon: <Icon name={icon} />, run: () => void navigate(url) };
}
