// What the search for a person's values finds, however it is written, and what a second look may leave out.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { readPersonalValues, type PersonalValue } from '#business/customers/server/erasure/personal-values.ts';
import { scanTables, type Scan } from '#business/customers/server/erasure/scan-tables.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { person, writings } from './planted.ts';

let database: Database;
let values: readonly PersonalValue[];
const write = (note: unknown) =>
  sql`insert into scanned (organization_id, note) values ('icd', ${JSON.stringify(note)})`.execute(database.query);
const look = async (since?: Scan) => scanTables(database, { organizationId: 'icd', values, ...(since && { since }) });
const notes = ({ hits }: Scan) => [
  ...new Set(hits.filter(({ table }) => table === 'scanned').map(({ content }) => content)),
];

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table scanned (id bigserial, organization_id text, note jsonb)`.execute(database.query);
  values = await readPersonalValues(database, entities.customer, [
    person,
    { name: 'Ana "Nina" O’Neil\\Souza' },
    { name: 'Łukasz Kowalski' },
  ]);
});
afterAll(() => database.close());

describe('the search', () => {
  it.each([
    ...writings,
    'JOSÉ\u00a0CONCEIÇÃO\u00a0DA\u00a0SILVA',
    'José\nConceição\n\tda Silva',
    'José Conceição da Silva'.normalize('NFD'),
    '(0XX11) ou 0 11 98765 4321',
    '+55 (11) 9 8765-4321',
    'de: JoSé.Conceição@Example.COM!',
    'Ana "Nina" O’Neil\\Souza',
    'ana "nina" o’neil\\souza',
    'ŁUKASZ  KOWALSKI',
    'łu\u212aasz \u212aowalski',
    'Jose conceicao da \u017filva',
  ])('finds %j', async (text) => {
    await sql`truncate scanned`.execute(database.query);
    await write({ list: [`antes ${text} depois`] });
    expect(notes(await look())).toHaveLength(1);
  });

  it.each([
    'Mariajose.conceicao@example.com',
    'José Conceição da Silveira',
    '15299822472',
    '5299822472',
    '911987654321 0',
  ])('does not take %j for his', async (text) => {
    await sql`truncate scanned`.execute(database.query);
    await write(text);
    expect(notes(await look())).toEqual([]);
  });
});

describe('a second look', () => {
  it('sees again what was found and stands, and what was written since', async () => {
    await sql`truncate scanned`.execute(database.query);
    await write(`fica ${person.email}`);
    await write(`vai ${person.email}`);
    await write('nada');
    await database.transaction(async () => {
      const first = await look();
      expect(notes(first)).toHaveLength(2);
      await sql`update scanned set note = '"foi"' where note #>> '{}' like 'vai%'`.execute(database.query);
      await sql`update scanned set note = ${JSON.stringify(`voltou ${person.documentNumber}`)} where note = '"nada"'`.execute(
        database.query,
      );
      await write(`novo ${person.phone}`);
      expect(new Set(notes(await look(first)))).toEqual(
        new Set([`fica ${person.email}`, `novo ${person.phone}`, `voltou ${person.documentNumber}`]),
      );
    });
  });
});
