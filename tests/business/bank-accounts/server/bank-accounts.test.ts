import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banks } from '#business/bank-accounts/banks.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let financial: Caller;
let supervisor: Caller;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  [financial, supervisor, admin] = [
    await server.as('financial'),
    await server.as('supervisor'),
    await server.as('admin'),
  ];
});
beforeEach(async () => {
  await server.runJobs();
  server.letters.length = 0;
});
afterAll(() => server.close());

const owners = [
  { entity: 'providerBankAccount', collection: 'provider-bank-accounts', owner: 'provider', field: 'providerId' },
  {
    entity: 'distributorBankAccount',
    collection: 'distributor-bank-accounts',
    owner: 'distributionUnit',
    field: 'distributorId',
  },
] as const;

const pix = (pixKeyType: string, pixKey: string) => ({
  sortCode: undefined,
  branchCode: undefined,
  accountNumber: undefined,
  accountCheckDigit: undefined,
  pixKeyType,
  pixKey,
});

it('without a supervisor the other leads are told, directors too, and nobody else', async () => {
  const at = { organizationId: 'sem-supervisor' };
  const [boss, director, money] = [
    await server.person({ roles: ['admin'], ...at }),
    await server.person({ roles: ['director'], ...at }),
    await server.person({ roles: ['financial'], ...at }),
  ];
  await create(money, 'providerBankAccount', { providerId: (await create(boss, 'provider'))['id'] });
  await server.runJobs();
  expect(server.letters.map(({ to }) => to).toSorted()).toEqual(
    [boss, director].map(({ userId }) => `${userId}@example.com`).toSorted(),
  );
});

describe.each(owners)('$entity', ({ entity, collection, owner, field }) => {
  const at = (account: Values) => `/api/${collection}/${String(account['id'])}`;
  const newOwner = async () => (await create(admin, owner))['id'];

  it('is written by financial, director and administrators only', async () => {
    const account = draft(entity, { [field]: await newOwner() });
    expect((await server.guest.post(`/api/${collection}`, account)).status).toBe(401);
    for (const role of ['supervisor', 'inventory', 'backOffice', 'sales'])
      expect((await (await server.as(role)).post(`/api/${collection}`, account)).status).toBe(403);
    expect((await financial.post(`/api/${collection}`, account)).status).toBe(201);
  });

  it('has one preferred: it is not simply un-preferred, and not deleted while there are others', async () => {
    const ownerId = await newOwner();
    const first = await create(financial, entity, { [field]: ownerId });
    const second = await create(financial, entity, { [field]: ownerId });
    expect([first['preferred'], second['preferred']]).toEqual([true, false]);
    expect((await financial.put(at(first), { preferred: false })).body.errors).toHaveProperty('preferred');
    const refused = await financial.remove(at(first));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'BLOCKED',
      checks: [{ name: 'otherPreferred', passed: false, found: [{ entity, id: second['id'] }] }],
    });
    expect(refused.body.message).toContain('Make another account the preferred one first');
    expect((await financial.put(at(second), { preferred: true })).status).toBe(200);
    expect((await financial.get(at(first))).body.preferred).toBe(false);
    expect((await financial.remove(at(first))).status).toBe(200);
    expect((await financial.remove(at(second))).status).toBe(200);
  });

  it('shows others the last two digits, in lists, in the record and in its history', async () => {
    const account = await create(financial, entity, {
      [field]: await newOwner(),
      pixKeyType: 'CPF',
      pixKey: '52998224725',
    });
    const reader = await server.as('backOffice');
    const masked = { accountNumber: '***45', branchCode: '***01', pixKey: '***25', sortCode: '341', bankName: 'Itaú' };
    expect((await reader.get(at(account))).body).toMatchObject(masked);
    expect((await supervisor.get(`/api/${collection}?${field}=${String(account[field])}`)).body[0]).toMatchObject(
      masked,
    );
    await financial.put(at(account), { accountNumber: '987654' });
    const { body: history } = await reader.get(`${at(account)}/history`);
    expect(history[0].changes.accountNumber).toEqual({ from: '***45', to: '***54' });
    expect(JSON.stringify(history)).not.toMatch(/12345|987654|52998224725/);
    expect((await financial.get(at(account))).body.accountNumber).toBe('987654');
  });

  it('tells the supervisors who changed what, masked, with a link', async () => {
    const ownerRecord = await create(admin, owner);
    const account = await create(financial, entity, { [field]: ownerRecord['id'] });
    await financial.put(at(account), { accountNumber: '987654', accountCheckDigit: '1' });
    await financial.put(at(account), { accountNumber: '987654' });
    await financial.remove(at(account));
    await server.runJobs();
    const letters = server.letters.filter(({ to }) => to === `${supervisor.userId}@example.com`);
    expect(letters).toHaveLength(3);
    expect(
      letters.every(({ subject }) => subject === `Dados bancários alterados: ${String(ownerRecord['tradeName'])}`),
    ).toBe(true);
    const [created, changed, removed] = letters.map(({ text }) => text);
    expect(created).toContain('Pessoa financial incluiu uma conta bancária');
    expect(created).toContain(String(account['id']));
    expect(changed).toContain('Número da conta: ***45 → ***54');
    expect(removed).toContain('Pessoa financial excluiu');
    expect(letters.map(({ text, html }) => text + String(html)).join()).not.toMatch(/12345|987654/);
    expect(server.letters.map(({ to }) => to)).not.toContain(`${admin.userId}@example.com`);
  });

  it('is told of in the quick panel: who changed what, masked for the reader', async () => {
    const account = await create(financial, entity, { [field]: await newOwner() });
    await financial.put(at(account), { accountNumber: '987654' });
    const { body } = await supervisor.get('/api/quick-panel/data');
    const notice = body.notices.find(
      ({ recordId, action }: Values) => recordId === account['id'] && action === 'update',
    );
    expect(notice).toMatchObject({
      entity,
      actor: 'Pessoa financial',
      changes: { accountNumber: { from: '***45', to: '***54' } },
      parentId: account[field],
    });
  });

  it('knows banks by their code, and no others', async () => {
    const ownerId = await newOwner();
    expect(
      (await financial.post(`/api/${collection}`, draft(entity, { [field]: ownerId, sortCode: '999' }))).body.errors,
    ).toHaveProperty('sortCode');
    for (const bank of banks.slice(0, 3)) {
      expect(await create(financial, entity, { [field]: ownerId, sortCode: bank.sortCode })).toMatchObject({
        bankName: bank.name,
        ispb: bank.ispb,
      });
    }
  });

  it.each([
    ['CPF', '12345678901'],
    ['CPF', '11111111111'],
    ['CNPJ', '12ABC34501DE36'],
    ['CNPJ', '00000000000000'],
    ['PHONE', '+5511100001234'],
    ['PHONE', '+15551234567'],
    ['EMAIL', 'ana@'],
    ['EMAIL', `${'a'.repeat(70)}@example.com`],
    ['EVP', '123e4567-e89b-12d3-a456'],
    ['EVP', 'ana@example.com'],
  ])('refuses a Pix key of kind %s that is none: %s', async (kind, key) => {
    const answer = await financial.post(
      `/api/${collection}`,
      draft(entity, { [field]: await newOwner(), ...pix(kind, key) }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('pixKey');
  });

  it.each([
    ['CPF', '529.982.247-25', '52998224725'],
    ['CNPJ', '12.abc.345/01DE-35', '12ABC34501DE35'],
    ['CNPJ', '11.222.333/0001-81', '11222333000181'],
    ['PHONE', '(11) 90000-1234', '+5511900001234'],
    ['PHONE', '+55 11 2345-6789', '+551123456789'],
    ['EMAIL', ' Ana.Souza@Example.com ', 'ana.souza@example.com'],
    ['EVP', '123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ])('keeps a Pix key of kind %s as the DICT does: %s', async (kind, typed, kept) => {
    expect(await create(financial, entity, { [field]: await newOwner(), ...pix(kind, typed) })).toMatchObject({
      pixKeyType: kind,
      pixKey: kept,
    });
  });
});

it('the bank list has 19 banks, each code and ISPB once', () => {
  expect(banks).toHaveLength(19);
  expect(new Set(banks.map(({ sortCode }) => sortCode)).size).toBe(19);
  expect(new Set(banks.map(({ ispb }) => ispb)).size).toBe(19);
  expect(banks.every(({ sortCode, ispb }) => /^\d{3}$/.test(sortCode) && /^\d{8}$/.test(ispb))).toBe(true);
});
