import { roles as declared } from '#generated/roles.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Roles by their names, in the order in which they are declared; `none` when there is no role. */
export function RoleList({ roles, none }: { readonly roles: readonly string[]; readonly none: string }) {
  const text = useText();
  const list = new Intl.ListFormat(locales[useLanguage()], { type: 'unit', style: 'short' });
  if (roles.length === 0) return none;
  return list.format(
    declared.roles
      .filter((role) => roles.includes(role))
      .map((role) => text([labelKeys.role(role), 'role.other'], { role })),
  );
}
