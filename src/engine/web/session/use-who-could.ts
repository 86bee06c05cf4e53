import { useCallback } from 'react';
import { roles as declared } from '#generated/roles.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** What the roles could do: `do` is said of a button or a page, `change` of a field, `see` of a value shown in part. */
export type Deed = 'do' | 'change' | 'see' | 'open';

/** A sentence in the reader's language that names the roles; nobody's when there are none. */
export function useWhoCould(): (roles: readonly string[], deed?: Deed) => string {
  const text = useText();
  const language = useLanguage();
  return useCallback(
    (roles, deed = 'do') => {
      if (roles.length === 0) return text(`rights.nobody.${deed}`);
      const known = [...roles].sort((a, b) => declared.roles.indexOf(a) - declared.roles.indexOf(b));
      const names = known.map((role) => text([labelKeys.role(role), 'role.other'], { role }));
      const list = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
      return text(`rights.only.${deed}`, { roles: list, count: names.length });
    },
    [text, language],
  );
}
