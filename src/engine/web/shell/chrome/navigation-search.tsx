// Finds a page by its title, then records by what is in them; a combobox with at most ten suggestions. Escape closes it.
import { useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { SearchField } from '#engine/web/kit/search-field.tsx';
import type { SearchOption } from '../search/search-option.ts';
import { useRecordHits } from '../search/use-record-hits.tsx';
import { suggestionLimit } from './measures.ts';
import { useNavigation } from './use-navigation.ts';
import { useSuggestions } from './use-suggestions.ts';
import { findDestinations, type Destination } from './visible-navigation.ts';

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
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done by it
        <div className="suggestions sheet" onMouseDown={(event) => event.preventDefault()}>
          {found.length === 0 ? (
            <output className="note">
              {hits.searching ? text('palette.searching') : (hits.problem ?? text('search.none'))}
            </output>
          ) : (
            <ul {...suggestions.list} aria-label={label}>
              {found.map(({ id, icon, label: name, detail }, index) => (
                <li key={id} {...suggestions.option(index)}>
                  {icon}
                  <span>
                    {name}
                    {detail !== undefined && <small title={detail}>{detail}</small>}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </search>
  );
}

function pageOption({ id, icon, title, url }: Destination, navigate: NavigateFunction): SearchOption {
  return { id, label: title, icon: <Icon name={icon} />, run: () => void navigate(url) };
}
