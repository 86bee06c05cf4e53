import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let french: Caller;
let english: Caller;

const mailOf = ({ userId }: Caller) => `${userId}@example.com`;
const choose = (caller: Caller, language: unknown) => caller.post('/api/auth/user/update', { user: { language } });

beforeAll(async () => {
  server = await startApp();
  server.setClock(new Date('2029-12-20T12:00:00Z'));
  [admin, french, english] = [await server.as('admin'), await server.as('admin'), await server.as('supervisor')];
  await choose(french, 'fr');
  await choose(english, 'en');
});
beforeEach(async () => {
  await server.runJobs();
  server.letters.length = 0;
});
afterAll(() => server.close());

async function subjectTo(email: unknown): Promise<string | undefined> {
  await server.runJobs();
  return server.letters.findLast(({ to }) => to === email)?.subject;
}

describe('the language of a person', () => {
  it('is saved with the person, told in the session and in the history, and may be given up', async () => {
    const person = await server.as('sales');
    expect((await person.get('/session')).body.user).not.toHaveProperty('language');
    expect((await choose(person, 'en')).body.user.language).toBe('en');
    expect((await person.get('/session')).body.user.language).toBe('en');
    // What is not sent stays.
    await person.post('/api/auth/user/update', { user: { metadata: { shortcuts: [] } } });
    expect((await person.get('/session')).body.user.language).toBe('en');
    expect((await choose(person, null)).body.user).not.toHaveProperty('language');
    const { body: history } = await admin.get(`/api/users/${person.userId}/history`);
    expect(history).toContainEqual(expect.objectContaining({ changes: { language: { to: 'en' } } }));
  });

  it('is one that the product speaks', async () => {
    const person = await server.as('sales');
    const answer = await choose(person, 'xx');
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('language');
  });

  it('is that of the letters on changed roles, each administrator in his own', async () => {
    await create(admin, 'user', { name: 'Rita Papel' });
    expect(await subjectTo(mailOf(french))).toBe('Rôles modifiés : Rita Papel');
    await create(french, 'user', { name: 'Rita Outra' });
    expect(await subjectTo(mailOf(admin))).toBe('Papéis alterados: Rita Outra');
  });

  it('is that of an invitation, now and when it is sent again', async () => {
    const user = await create(admin, 'user', { language: 'en' });
    expect(await subjectTo(user['email'])).toMatch(/^Invitation to /);
    await admin.put(`/api/users/${String(user['id'])}`, { language: 'fr' });
    await admin.post(`/api/users/${String(user['id'])}/actions/resendInvitation`);
    expect(await subjectTo(user['email'])).toMatch(/^Invitation à /);
  });

  it('goes before the one that a forgotten password is asked in', async () => {
    const ask = (email: string) => server.guest.post('/password/forgot', { email }, { 'accept-language': 'en' });
    await ask(mailOf(french));
    expect(await subjectTo(mailOf(french))).toBe('Choisissez votre mot de passe');
    await ask(mailOf(admin));
    expect(await subjectTo(mailOf(admin))).toBe('Choose your password');
  });

  it('is that of the letters on payout data, values included', async () => {
    const provider = await create(admin, 'provider');
    await create(admin, 'providerBankAccount', { providerId: provider['id'], accountType: 'savings' });
    await server.runJobs();
    const letter = server.letters.find(({ to }) => to === mailOf(english));
    expect(letter?.subject).toBe(`Bank details changed: ${String(provider['tradeName'])}`);
    expect(letter?.text).toContain('Savings');
  });

  it('is that of the letters on requests for access: those who decide, and who asked', async () => {
    const seller = await server.as('sales');
    await choose(seller, 'fr');
    const asked = { requestType: 'logs', developer: undefined, expiresAt: '2030-01-01T00:00:00Z' };
    const request = (await seller.post('/api/access-requests', draft('accessRequest', asked))).body;
    expect(await subjectTo(mailOf(english))).toBe(`Access request: ${String(request.project)}`);
    await admin.post(`/api/access-requests/${String(request.id)}/actions/approve`);
    expect(await subjectTo(mailOf(seller))).toMatch(/^Accès approuvé/);
  });
});
