import { labelKeys } from '#engine/model/label-keys.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';

/** The roles of the signed-in user as a list in his language; 'Guest' for nobody. */
export function useRoleNames(): string {
  const { roles } = useSession();
  const text = useText();
  const names = (roles.length === 0 ? ['guest'] : roles).map((role) =>
    text([labelKeys.role(role), 'role.other'], { role }),
  );
  const language = useLanguage();
  // A list of one is no list: the first that a page makes takes the browser 30 ms.
  if (names.length === 1) return names.join('');
  return new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' }).format(names);
}
