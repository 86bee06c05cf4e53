// The groups of roles.config.json that code names. Generate refuses a configuration without one of them: renamed in one
// place only, it would hold nobody, and its right or its letters would be lost without a word. Subjects name theirs in
// src/business/<subject>/groups.ts, which generate reads as text.
import type { Roles } from './access.ts';

/** Who exports personal data in full. */
export const personalExporters = 'personalExport';
export const engineGroups = [personalExporters] as const;

/** The roles of a group that code names. */
export function membersOf({ groups }: Pick<Roles, 'groups'>, name: string): readonly string[] {
  return groups[name] ?? [];
}
