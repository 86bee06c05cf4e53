import { MenuItem } from '#engine/web/kit/when-open.tsx';
import { languages } from '#engine/model/text.ts';
import { languageNames, locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Flag } from '#engine/web/kit/flag.tsx';
import { MenuButton } from '#engine/web/kit/menu-button.tsx';
import { useChooseLanguage } from '#engine/web/session/own-language.tsx';

export function LanguageMenu() {
  const text = useText();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <MenuButton label={text('language.choose', { name: languageNames[language] })} icon={<Flag language={language} />}>
      {(close) =>
        languages.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === language}
            selected={each === language}
            lang={locales[each]}
            onClick={() => {
              close();
              choose(each);
            }}
          >
            <span className="menu-icon">
              <Flag language={each} />
            </span>
            {languageNames[each]}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
