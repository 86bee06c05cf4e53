// Every property of a file as it is written, beside what it expands to, with its place.
import type { ExpandedField } from './expand.ts';
import type { CheckContext } from './check-context.ts';
import type { Schema, SchemaField } from './source.ts';

export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly name: string;
  readonly written: SchemaField;
  readonly field: ExpandedField;
  readonly siblings: Readonly<Record<string, ExpandedField>>;
  readonly required: boolean;
  /** The schema it stands in, and whether right at its top. */
  readonly schema: Schema;
  readonly top: boolean;
}

export function walkFields({ source, expanded }: CheckContext): Place[] {
  return source.schemas.flatMap(({ file, schema }) => {
    const whole = expanded.get(schema.$id);
    if (whole === undefined) return [];
    return walk(schema.properties, whole.properties, schema.required ?? [], {
      file,
      pointer: '/properties',
      schema,
      top: true,
    });
  });
}

type Owner = Pick<Place, 'file' | 'pointer' | 'schema' | 'top'>;
type Fields = Readonly<Record<string, ExpandedField>>;

function walk(
  written: Readonly<Record<string, SchemaField>>,
  siblings: Fields,
  required: readonly string[],
  owner: Owner,
): Place[] {
  return Object.entries(written).flatMap(([name, raw]) => {
    const field = siblings[name];
    if (field === undefined) return [];
    const pointer = `${owner.pointer}/${name}`;
    const place = { ...owner, pointer, name, written: raw, field, siblings, required: required.includes(name) };
    const itemsPointer = `${pointer}/items/properties`;
    return [
      place,
      ...walk(raw.properties ?? {}, field.properties ?? {}, raw.required ?? [], {
        ...owner,
        pointer: `${pointer}/properties`,
        top: false,
      }),
      ...walk(raw.items?.properties ?? {}, field.items?.properties ?? {}, raw.items?.required ?? [], {
        ...owner,
        pointer: itemsPointer,
        top: false,
      }),
    ];
  });
}
