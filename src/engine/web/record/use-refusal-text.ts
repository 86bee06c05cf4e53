import type { ActionAnswer } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Why something is not allowed: who could, or the server's own words. */
export function useRefusalText(): (refusal: ActionAnswer['refusal']) => string {
  const t = useText();
  const language = useLanguage();
  return (refusal) => {
    if (refusal === undefined) return '';
    const roles = (refusal.roles ?? []).map((role) => t([labelKeys.role(role), 'role.other'], { role }));
    if (refusal.code !== 'FORBIDDEN' || roles.length === 0) return refusal.message;
    return t('records.onlyRoles', {
      roles: new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(roles),
    });
  };
}
