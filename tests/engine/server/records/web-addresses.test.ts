// Links are shown to be clicked and loaded as pictures: https alone, and nobody's password in them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

const refused = [
  'http://example.com',
  'HTTP://example.com/a',
  'https://user:secret@example.com/',
  'https://user@example.com',
  'https://@example.com',
  'https:\\\\user@example.com',
  'https://example.com\\@evil.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://example.com',
  'data:image/png;base64,AAAA',
  'ftp://example.com',
  '//example.com',
  'https:example.com',
  'https:///path',
  'https://',
  'example.com',
  'https://exa mple.com',
];
const admitted = [
  'https://example.com',
  'HTTPS://Example.com/a?b=c@d#e',
  'https://example.com:8443/á',
  'https://xn--bcher-kva.example/~me@home',
];

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const texts = {
  pt: 'Endereço inválido: comece com https://, sem usuário nem senha',
  en: 'Invalid address: begin with https://, without a user name or password in it',
  fr: "Adresse non valide : commencez par https://, sans nom d'utilisateur ni mot de passe",
};

const linked = entityNames.flatMap((name) =>
  entities[name].methods.update && entities[name].methods.create
    ? entities[name].fields
        .filter(({ kind, readOnly }) => kind === 'url' && !readOnly)
        .map(({ name: field }) => ({ name, field }))
    : [],
);

describe('a link', () => {
  it('stands in several entities', () => {
    expect(linked.length).toBeGreaterThan(2);
  });

  it.each(linked)('$field of a $name is https without credentials, else refused by name', async ({ name, field }) => {
    const path = `/api/${entities[name].collection}/${String((await create(admin, name))['id'])}`;
    for (const link of refused) {
      const { status, body } = await admin.put(path, { [field]: link });
      expect([link, status, body.errors]).toEqual([link, 422, { [field]: texts.en }]);
    }
    for (const link of admitted) {
      const { status, body } = await admin.put(path, { [field]: link });
      expect([link, status, body[field]]).toEqual([link, 200, link]);
    }
  });

  it.each(['avatar_url', 'mini_avatar_url'])(
    '%s of one’s own profile as well, told in the reader’s language',
    async (field) => {
      const person = await server.as('sales');
      for (const [language, text] of Object.entries(texts)) {
        const { status, body } = await person.post(
          '/api/auth/user/update',
          { user: { [field]: 'https://user:secret@example.com/a.png' } },
          { 'accept-language': language },
        );
        expect([status, body.errors]).toEqual([422, { [field]: text }]);
      }
      for (const link of refused)
        expect((await person.post('/api/auth/user/update', { user: { [field]: link } })).status, link).toBe(422);
      for (const link of admitted)
        expect((await person.post('/api/auth/user/update', { user: { [field]: link } })).body.user[field]).toBe(link);
    },
  );
});
