// Icons are drawn by the web app: it must know each that is named.
import { iconNames, isIconName } from '#engine/model/icon-names.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { configFiles } from './source.ts';
import type { SourceNavigationItem } from './source.ts';

export function checkIcons({ source, sound }: CheckContext): Mistake[] {
  return [
    ...source.schemas.flatMap(({ file, schema }) => checkIcon(file, '/x-entity/icon', schema['x-entity']?.icon)),
    ...(sound.navigation ? source.navigation.items.flatMap((item, index) => checkItem(item, `/items/${index}`)) : []),
  ];
}

function checkItem(item: SourceNavigationItem, pointer: string): Mistake[] {
  return [
    ...checkIcon(configFiles.navigation, `${pointer}/icon`, item.icon),
    ...(item.children ?? []).flatMap((child, index) => checkItem(child, `${pointer}/children/${index}`)),
  ];
}

function checkIcon(file: string, pointer: string, name: string | undefined): Mistake[] {
  if (name === undefined || isIconName(name)) return [];
  return [
    {
      file,
      pointer,
      rule: 'icons are known to the web app',
      found: `"${name}" is no icon`,
      remedy: `${didYouMean(name, iconNames)} A new one is a row in src/engine/model/icon-names.ts and in src/engine/web/kit/icon.tsx`,
    },
  ];
}
