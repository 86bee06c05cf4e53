import { describe, expect, it } from 'vitest';
import { patternWords } from '#engine/model/pattern-words.ts';
import { languages } from '#engine/model/text.ts';
import { allPlaces, entities, fieldAt, schemas, source } from './read-declared.ts';
import type { ExpandedField } from '#engine/compile/expand.ts';

const shapes = [...schemas.values()];
const places = shapes.flatMap((schema) =>
  allPlaces(schema.properties).map((place) => ({ shape: schema.$id, ...place })),
);
const optionsOf = (field: ExpandedField) => field.enum ?? field.items?.enum;
const isBase = (path: string) => ['id', 'createdAt', 'updatedAt', 'version'].includes(path);
const names = (list: readonly { readonly shape: string; readonly path: string }[]) =>
  list.map(({ shape, path }) => `${shape}.${path}`);

describe('every schema', () => {
  it('labels each field in each language', () => {
    const bare = places.filter(({ field }) => languages.some((language) => !field['x-label']?.[language]));
    expect(names(bare)).toEqual([]);
  });

  it('labels exactly the options of each choice', () => {
    const wrong = places.filter(({ field }) => {
      const labelled = Object.keys(field['x-options'] ?? field.items?.['x-options'] ?? {});
      return [...(optionsOf(field) ?? [])].sort().join() !== labelled.sort().join();
    });
    expect(names(wrong)).toEqual([]);
  });

  it('limits each text that people type', () => {
    const limited = (field: ExpandedField) =>
      field.maxLength !== undefined ||
      field.pattern !== undefined ||
      field.format !== undefined ||
      optionsOf(field) !== undefined ||
      field['x-computed'] !== undefined;
    expect(names(places.filter(({ field }) => field.type === 'string' && !limited(field)))).toEqual([]);
  });

  it('tells whoever types what does not match a pattern what would', () => {
    const typed = places.filter(({ field }) => field.readOnly !== true && field['x-kind'] !== 'password');
    const untold = typed.filter(
      ({ field: { pattern, examples } }) =>
        pattern !== undefined && patternWords(pattern) === undefined && examples === undefined,
    );
    expect(names(untold)).toEqual([]);
    const rules = shapes.flatMap((schema) => (schema['x-rules'] ?? []).map((rule) => ({ shape: schema.$id, rule })));
    const silent = rules.filter(
      ({ rule }) => rule.rule === 'pattern' && rule.message === undefined && patternWords(rule.pattern) === undefined,
    );
    expect(silent).toEqual([]);
  });

  it('limits each number and each list', () => {
    const open = places.filter(
      ({ field, path }) =>
        (field.type === 'integer' &&
          field.readOnly !== true &&
          (field.minimum === undefined || field.maximum === undefined)) ||
        (field.type === 'array' &&
          optionsOf(field) === undefined &&
          field.maxItems === undefined &&
          !path.endsWith('auth')),
    );
    expect(names(open)).toEqual([]);
  });

  it('requires only fields that it has', () => {
    const missing = shapes.flatMap((schema) =>
      schema.required
        .filter((name) => schema.properties[name] === undefined)
        .map((path) => ({ shape: schema.$id, path })),
    );
    expect(names(missing)).toEqual([]);
  });

  it('gives patterns that accept the default', () => {
    const wrong = places.filter(
      ({ field }) =>
        typeof field.default === 'string' &&
        field.pattern !== undefined &&
        !new RegExp(field.pattern, 'u').test(field.default),
    );
    expect(names(wrong)).toEqual([]);
  });
});

describe('every entity', () => {
  it('puts each field into a group of its form', () => {
    const lost = entities.flatMap((schema) => {
      const groups = schema['x-form']?.groups.map((group) => group.name);
      const fields = Object.entries(schema.properties).filter(([path]) => !isBase(path));
      return fields
        .filter(([, field]) =>
          groups === undefined ? field['x-group'] !== undefined : !groups.includes(field['x-group'] ?? ''),
        )
        .map(([path]) => ({ shape: schema.$id, path }));
    });
    expect(names(lost)).toEqual([]);
  });

  it('refers to entities that exist, by fields that they have', () => {
    const wrong = places.filter(({ field }) => {
      const { 'x-reference': reference, 'x-children': children } = field;
      const copied = Object.values(reference?.copy ?? {}).some(
        (path) => fieldAt(reference?.entity ?? '', path) === undefined,
      );
      const least = children?.field !== undefined && fieldAt(children.entity, children.field) === undefined;
      return (
        copied ||
        least ||
        [reference, children].some((link) => link !== undefined && schemas.get(link.entity)?.['x-entity'] === undefined)
      );
    });
    expect(names(wrong)).toEqual([]);
  });

  it('is titled, sorted and kept unique by fields that it has', () => {
    const wrong = entities.flatMap((schema) => {
      const { title = [], sort = [], unique = [] } = schema['x-entity'] ?? {};
      const used = [...title, ...sort.map((path) => path.replace(/^-/, '')), ...unique.flatMap((key) => key.fields)];
      return used
        .filter((path) => fieldAt(schema.$id, path) === undefined)
        .map((path) => ({ shape: schema.$id, path }));
    });
    expect(names(wrong)).toEqual([]);
  });

  it('changes its state only by actions that name its states', () => {
    const wrong = entities.flatMap((schema) =>
      (schema['x-entity']?.actions ?? []).flatMap((action) => {
        const state = schema.properties[action.field];
        const known = [...action.from, action.to ?? []].flat().every((value) => state?.enum?.includes(value));
        const set = Object.keys(action.set ?? {}).every((name) => schema.properties[name]?.readOnly === true);
        return known && set && state?.readOnly === true ? [] : [`${schema.$id}.${action.name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('appends to histories values of the fields that they have', () => {
    const wrong = entities.flatMap((schema) =>
      (schema['x-entity']?.actions ?? []).flatMap(({ name, append }) =>
        Object.entries(append?.values ?? {}).flatMap(([path, value]) => {
          const field = fieldAt(append?.entity ?? '', path);
          const fits =
            field !== undefined && (field.enum === undefined || field.enum.some((option) => option === value));
          return fits ? [] : [`${schema.$id}.${name}: ${path}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has rights', () => {
    expect(Object.keys(source.roles.entities).sort()).toEqual(entities.map((schema) => schema.$id).sort());
  });
});
