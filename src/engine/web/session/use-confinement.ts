import { roles as declaredRoles } from '#generated/roles.ts';
import { rowLimits } from '#engine/model/access.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from './use-session.ts';

/**
 * Which records of the entity the reader is confined to, as a sentence in the words for what they are compared with, or
 * in general ones; undefined when he sees all.
 */
export function useConfinement(entity: string): string | undefined {
  const text = useText();
  const { roles } = useSession();
  const [limit] = rowLimits(declaredRoles.entities[entity], roles) ?? [];
  return limit && text([`rights.rows.${limit.from}`, 'rights.rows.some']);
}
