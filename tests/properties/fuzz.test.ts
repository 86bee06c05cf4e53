// Whatever is sent, by whoever: no failure, no hang, only answers that the document tells of, and what was written is
// read again. `npm run fuzz -- --runs 10000` sends more of it, from another seed each time.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import openapi from '#generated/openapi.json' with { type: 'json' };
import type { Entity, Field } from '#engine/model/entity.ts';
import type { JsonObject } from './support/described.ts';
import { fuzz } from './support/fuzz.ts';
import { openFuzzWorld, type FuzzWorld } from './support/fuzz-world.ts';
import { isLookedAt, lookedAt } from './support/looked-at.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

describe('calls at and beyond the limits', () => {
  it(`break no law (${runs} runs, seed ${seed})`, async () => {
    const { broken } = await fuzz({ world, document: openapi, seed, runs, gather: 30, only: isLookedAt });
    expect(broken, `seed ${seed}`).toEqual([]);
  }, 3_600_000);

  it('are known to the document: without one of its limits the fuzz fails', async () => {
    const { entity, field } = limited();
    const run = (document: JsonObject) =>
      fuzz({
        world,
        document,
        seed,
        runs: 150,
        only: ({ operationId }) => operationId === `update${entity.type}`,
        probes: (one) => one === field,
      });
    expect((await run(openapi)).broken).toEqual([]);
    expect((await run(withoutLimit(entity, field))).broken.join()).toContain(
      `by the document ${field.path} may have one longer`,
    );
  });
});

/** A text with a length that people write. */
function limited(): { readonly entity: Entity; readonly field: Field } {
  for (const entity of lookedAt.map((name): Entity => entities[name])) {
    const field = entity.fields.find(
      ({ kind, maxLength, readOnly, when, createOnly }) =>
        kind === 'text' && maxLength !== undefined && !readOnly && !createOnly && when === undefined,
    );
    if (field !== undefined && entity.methods.update && (world.records.get(entity.name) ?? []).length > 0)
      return { entity, field };
  }
  throw new Error('no entity has a text with a length');
}

function withoutLimit({ type }: Entity, { name }: Field): JsonObject {
  const document = structuredClone(openapi) as unknown as {
    readonly components: {
      readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>;
    };
  };
  const property = document.components.schemas[`${type}Change`]?.properties?.[name];
  const removeLimit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    delete (value as { maxLength?: number }).maxLength;
    Object.values(value).forEach(removeLimit);
  };
  removeLimit(property);
  return document;
}
