// The groups of roles.config.json that code names. Generate refuses a configuration without one of them: renamed in one
// place only, it would hold nobody, and its right or its letters would be lost without a word.
export const namedGroups = ['customerExport', 'personalExport', 'leads'] as const;

/** The roles of a group that code names. */
export function membersOf(
  { groups }: { readonly groups: Readonly<Record<string, readonly string[]>> },
  name: (typeof namedGroups)[number],
): readonly string[] {
  return groups[name] ?? [];
}
