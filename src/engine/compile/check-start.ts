// navigation.config.json, start: what people find first is there, and they may ask for it.
import { checkAdmission, type CheckContext } from './check-context.ts';
import { pathMistakes } from './check-path.ts';
import { didYouMean, type Mistake } from './problem.ts';
import { configFiles, type SourceStartItem } from './source.ts';

const file = configFiles.navigation;
const rule = 'the start page shows presets of entities and panels, and begins records';

export function checkStart(context: CheckContext): Mistake[] {
  if (!context.sound.navigation) return [];
  return (context.source.navigation.start ?? []).flatMap((item, index) => {
    const pointer = `/start/${index}`;
    return [
      ...checkItem(item, pointer, context),
      ...checkAdmission(item.auth, { file, pointer: `${pointer}/auth` }, { context, entity: item.entity }),
    ];
  });
}

function checkItem(item: SourceStartItem, pointer: string, { entities, entityNames }: CheckContext): Mistake[] {
  const entity = entities.get(item.entity);
  if (entity === undefined)
    return entityNames.includes(item.entity)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/entity`,
            rule,
            found: `"${item.entity}" is no entity`,
            remedy: didYouMean(item.entity, entityNames),
          },
        ];
  const presets = entity.presets.map(({ name }) => name);
  const creates = item.show === 'create';
  const shows = item.show === 'panel';
  return [
    ...(creates && !entity.methods.create
      ? [{ file, pointer, rule, found: `nobody creates "${entity.name}"`, remedy: 'take it out' }]
      : []),
    ...(creates && item.preset !== undefined
      ? [{ file, pointer: `${pointer}/preset`, rule, found: 'a new record is of no preset', remedy: 'take it out' }]
      : []),
    ...(shows === (item.panel === undefined)
      ? [
          {
            file,
            pointer,
            rule,
            found: shows ? 'a panel without its component' : `a ${item.show} with a component`,
            remedy: shows ? 'name it in "panel"' : 'take "panel" out',
          },
        ]
      : []),
    ...(!creates && !shows && !presets.includes(item.preset ?? '')
      ? [
          {
            file,
            pointer: item.preset === undefined ? pointer : `${pointer}/preset`,
            rule,
            found: item.preset === undefined ? `a ${item.show} without preset` : `"${item.preset}" is no preset`,
            remedy:
              presets.length === 0 ? `add it to the schema of ${entity.name}` : didYouMean(item.preset ?? '', presets),
          },
        ]
      : []),
    ...(item.facts ?? []).flatMap((path, index) =>
      pathMistakes(entity, path, { file, pointer: `${pointer}/facts/${index}` }),
    ),
  ];
}
