// Run in the copy that has the kind: from its declaration to files and paper, once each.
import assert from 'node:assert/strict';
import { entities } from '#generated/entities.ts';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { printValue } from '#business/customers/server/export/print-value.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { startApp } from '#tests/support/app.ts';
import { create, draft } from '#tests/support/factory.ts';
import { readCsv, readXlsx } from '#tests/support/read-files.ts';
import { isFound } from '#tests/properties/support/in-memory.ts';
import { samplesOf } from '#tests/properties/support/samples.ts';
import { readDuration, writeDuration } from './duration/duration-text.ts';

const entity: Entity = entities.productCategory;
const field = fieldAt(entity, 'playTime');
assert(field !== undefined);
const kind: string = field.kind;
assert.deepEqual([kind, field.column], ['duration', 'play_time']);
const path = '/api/product-categories';
const server = await startApp();
try {
  const admin = await server.as('admin');

  // Made by the factory, which knows no more of it than the table says; kept as a number.
  assert.equal(draft('productCategory')['playTime'], 5);
  for (const minutes of [100, 90, 1000]) await create(admin, 'productCategory', { playTime: minutes });
  const list = async (query: string) =>
    ((await admin.get(`${path}?${query}`)).body as { playTime: number }[]).map(({ playTime }) => playTime);
  assert.deepEqual(await list('_sort=playTime'), [90, 100, 1000]);
  assert.deepEqual(await list('_sort=playTime&playTime_gte=95'), [100, 1000]);
  assert.deepEqual(await list('playTime_lt=100'), [90]);
  assert(isFound({ playTime: 90 }, { entity, field, operator: 'lt', values: ['100'] }));
  assert.equal((await admin.get(`${path}?playTime_gte=long`)).status, 400);

  // What is no value of it is refused, by the samples that the laws use.
  const samples = samplesOf(field);
  assert(samples.some(({ good }) => good) && samples.some(({ good }) => !good));
  for (const { value, what } of samples.filter(({ good }) => !good))
    assert.equal(
      (await admin.post(path, draft('productCategory', { name: what, playTime: value }))).status,
      422,
      `${what}: ${JSON.stringify(value)}`,
    );

  const file = async (format: string) =>
    (
      await server.app.inject({
        method: 'GET',
        url: `${path}/export?format=${format}&_sort=playTime&columns=playTime`,
        headers: { 'accept-language': 'pt', ...admin.headers },
      })
    ).rawPayload;
  assert.deepEqual(readCsv(await file('csv'), ';').slice(1), [['1h30'], ['1h40'], ['16h40']]);
  assert.match(JSON.stringify(readXlsx(await file('xlsx'))), /1h30/);

  const printing = { language: 'pt', t: translator('pt'), timeZone: 'America/Sao_Paulo' } as const;
  assert.equal(printValue(entity, field, { playTime: 90 }, printing), '1h30');
  const parameter = (openapi.components.parameters as Record<string, { schema: unknown }>)[
    'productCategory.playTime_gte'
  ];
  assert.deepEqual(parameter?.schema, { type: 'integer' });
  assert.equal(readDuration(writeDuration(90)), 90);
} finally {
  await server.close();
}
console.log('the kind works');
