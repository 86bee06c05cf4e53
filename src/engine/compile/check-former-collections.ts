// Former paths of collections: of one entity alone, nobody's present one, with days that exist and follow each other.
import type { Mistake } from './problem.ts';
import type { SchemaFile } from './source.ts';

/** `taken`: paths under /api that are no collections. */
export function checkFormerCollections(entities: readonly SchemaFile[], taken: readonly string[]): Mistake[] {
  const present = new Map(entities.map(({ file, schema }) => [schema['x-entity']?.collection, file]));
  const first = new Map<string, string>();
  return entities.flatMap(({ file, schema }) =>
    (schema['x-entity']?.collectionWas ?? []).flatMap(({ path, since, until }, index): Mistake[] => {
      const at = (key: string) => ({ file, pointer: `/x-entity/collectionWas/${index}/${key}` });
      const rule = 'collectionWas names a path that is gone';
      const remedy = 'write the path that the collection had before, or remove it';
      const other = first.get(path);
      first.set(path, file);
      const owner = present.get(path);
      if (owner !== undefined) return [{ ...at('path'), rule, found: `/api/${path} is that of ${owner}`, remedy }];
      if (taken.includes(path)) return [{ ...at('path'), rule, found: `/api/${path} is the server's`, remedy }];
      if (other !== undefined)
        return [
          {
            ...at('path'),
            rule: 'a former path leads to one collection',
            found: `/api/${path} is in ${other} as well`,
            remedy: 'keep it in the one that has its records',
          },
        ];
      return checkDays({ since, until }, at);
    }),
  );
}

function checkDays(
  days: { readonly since: string; readonly until: string },
  at: (key: string) => Pick<Mistake, 'file' | 'pointer'>,
): Mistake[] {
  const rule = 'a former path ends after it is announced';
  const wrong = (['since', 'until'] as const).filter((key) => !isDay(days[key]));
  if (wrong.length > 0)
    return wrong.map((key) => ({
      ...at(key),
      rule,
      found: `${days[key]} is in no calendar`,
      remedy: 'write a day as 2027-06-30',
    }));
  if (days.since <= days.until) return [];
  return [
    {
      ...at('until'),
      rule,
      found: `${days.until} is before ${days.since}, its "since"`,
      remedy: 'write the last day on which it is to answer',
    },
  ];
}

function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
