import { roles as declaredRoles } from '#generated/roles.ts';
import { rowLimits } from '#engine/model/access.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from './use-session.ts';

/** By the property of the user that the rows are compared with; a configuration may name others. */
const rowTexts: Readonly<Record<string, TextKey>> = {
  providerIds: 'rights.rows.providerIds',
  distributorIds: 'rights.rows.distributorIds',
  id: 'rights.rows.id',
};

/** Which records of the entity the reader is confined to, as a sentence; undefined when he sees all. */
export function useConfinement(entity: string): string | undefined {
  const text = useText();
  const { roles } = useSession();
  const [limit] = rowLimits(declaredRoles.entities[entity], roles) ?? [];
  return limit && text(rowTexts[limit.from] ?? 'rights.rows.some');
}
