// Everything that can be wrong with the hand-written files, gathered before anything is told.
import { checkBase } from './check-base.ts';
import { buildContext } from './check-context.ts';
import { checkEntities } from './check-entities.ts';
import { checkComputed } from './check-computed.ts';
import { checkFields } from './check-fields.ts';
import { checkIcons } from './check-icons.ts';
import { checkLinks } from './check-links.ts';
import { checkNames } from './check-names.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkStart } from './check-start.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkRoles } from './check-roles.ts';
import { checkRoutes } from './check-routes.ts';
import { checkRules } from './check-rules.ts';
import { checkShapes } from './check-shape.ts';
import { checkTextFiles } from './check-text-files.ts';
import { checkProduct } from './product.ts';
import { checkTexts } from './check-texts.ts';
import { checkTextDefinitions } from './text-definitions.ts';
import { checkWays } from './check-ways.ts';
import type { Mistake } from './problem.ts';
import type { Resolved } from './resolve.ts';
import type { Source } from './source.ts';

const deeperChecks = [
  checkNames,
  checkBase,
  checkFields,
  checkLinks,
  checkEntities,
  checkRules,
  checkPatterns,
  checkComputed,
  checkIcons,
  checkRoles,
  checkRoutes,
  checkWays,
  checkNavigation,
  checkStart,
] as const;

/**
 * The mistakes of files that are all JSON; without any, what they mean is that of all of them. Files that the dialect
 * refuses, and those that build on them, are not looked at any deeper.
 */
export function examine(source: Source): { readonly mistakes: Mistake[]; readonly resolved: Resolved } {
  const refused = checkShapes(source);
  const { context, mistakes } = buildContext(source, new Set(refused.map(({ file }) => file)));
  const found = [
    ...refused,
    ...checkTextDefinitions(source),
    ...checkTexts(source),
    ...checkProduct(source.product),
    ...checkTextFiles(source),
    ...mistakes,
    ...deeperChecks.flatMap((deeper) => deeper(context)),
  ];
  return { mistakes: found.sort((a, b) => compare(a.file, b.file)), resolved: context.resolved };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
