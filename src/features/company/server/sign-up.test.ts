import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { setAccount, currentUser } from '#features/account/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { createCompany, getCompany, lookUpRegistry } from '../contract/endpoints.ts';
import { freshRegistryId, registration } from '../testing/registration.ts';
import { failingUnit, startRegistry } from '../testing/registry.ts';

const registry = await startRegistry();
afterAll(() => registry.close());
const server = await testServer({ registryUrl: registry.address });

describe('looking a company up', () => {
  test('answers what the register knows, for somebody without a company', async () => {
    const kari = await server.stranger();
    const answer = await kari.call(lookUpRegistry, { query: { registryId: 'NO 987 654 325 MVA' } });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      company: { registryId: '987654325', name: 'NORDLAND TREVARE AS', address: { city: 'Mo i Rana' }, mobilePhone: '90123456' },
      isBeingWoundUp: false,
      isAlreadyRegistered: false,
    });
  });

  test('says that a company is being wound up, and that one is here already', async () => {
    const kari = await server.stranger();
    await kari.call(createCompany, { body: registration({ registryId: '311234560' }) });
    const answer = await kari.call(lookUpRegistry, { query: { registryId: '311234560' } });
    expect(answer.json).toMatchObject({ isBeingWoundUp: true, isAlreadyRegistered: true });
  });

  test.each([
    ['313103102', 'companies.RegistryDeleted'],
    [failingUnit.removed, 'companies.RegistryDeleted'],
    ['312500000', 'companies.RegistryBankrupt'],
    ['923609016', 'companies.RegistryUnknown'],
    [failingUnit.refused, 'companies.RegistryNumberInvalid'],
    [failingUnit.broken, 'companies.RegistryUnavailable'],
    [failingUnit.garbage, 'companies.RegistryUnavailable'],
  ])('refuses %s with %s', async (registryId, code) => {
    const kari = await server.stranger();
    const answer = await kari.call(lookUpRegistry, { query: { registryId } });
    expect([answer.status, answer.codes]).toEqual([400, [code]]);
  });

  test('passes the register’s first validation message on', async () => {
    const answer = await (await server.stranger()).call(lookUpRegistry, { query: { registryId: failingUnit.refused } });
    expect(answer.json['details']).toEqual({ message: `Organisasjonsnummeret ${failingUnit.refused} er ikke gyldig` });
  });

  test('does not ask the register about a number that cannot be', async () => {
    const before = registry.asked.length;
    const answer = await (await server.stranger()).call(lookUpRegistry, { query: { registryId: '123456789' } });
    expect(answer.fields).toEqual({ registryId: 'checkDigit' });
    expect(registry.asked).toHaveLength(before);
  });

  test('is refused after thirty times in ten minutes, and allowed again later', async () => {
    const kari = await server.stranger();
    const ask = () => kari.call(lookUpRegistry, { query: { registryId: '987654325' } });
    for (let time = 0; time < 30; time += 1) await ask();
    expect((await ask()).codes).toEqual(['common.TooManyRequests']);
    server.clock.advance(10 * 60_000);
    expect((await ask()).status).toBe(200);
  });
});

describe('registering a company', () => {
  test('makes the founder its system admin and director', async () => {
    const kari = await server.stranger({ email: 'kari@fjordlys.example.no' });
    const created = await kari.call(createCompany, { body: registration({ partnerId: 'Partner 7', province: 'Vestland' }) });
    expect(created.status).toBe(200);
    const companyId = Number(created.json['companyId']);
    expect((await kari.call(setAccount, { body: { companyId } })).status).toBe(200);
    const { user } = (await kari.call(currentUser, { query: { companyId } })).json as { user: Record<string, unknown> };
    expect(user).toMatchObject({
      companyId,
      companyName: 'Fjordlys Regnskap AS',
      role: 'systemadmin',
      isActive: true,
      email: 'kari@fjordlys.example.no',
    });
    const { company } = (await kari.with({ companyId }).call(getCompany)).json;
    expect(company).toMatchObject({
      id: companyId,
      name: 'Fjordlys Regnskap AS',
      address: { streetAddress: 'Strandgaten 18', postalCode: '5013', city: 'Bergen', country: 'NO' },
      province: 'Vestland',
      partnerId: 'Partner 7',
      directedByCompanyUserId: user['companyUserId'],
      timeZone: 'Europe/Oslo',
      version: 1,
    });
  });

  test('keeps which documents were accepted and writes the first line of the company’s log', async () => {
    const kari = await server.stranger();
    const { json } = await kari.call(createCompany, { body: registration() });
    const [accepted, logged] = await server.database.forCompany(Number(json['companyId']), async ({ tx }) => [
      (await sql`select document, document_version, account_id from company_acceptance order by document`.execute(tx)).rows,
      (await sql`select action, entity, entity_id, actor_account_id, actor_company_user_id from audit_log`.execute(tx)).rows,
    ]);
    const { accountId } = kari;
    expect(accepted).toEqual([
      { document: 'privacyStatement', document_version: '2026-11-27', account_id: accountId },
      { document: 'serviceAgreement', document_version: '2026-11-27', account_id: accountId },
    ]);
    expect(logged).toEqual([
      {
        action: 'company.createCompany',
        entity: 'company',
        entity_id: String(json['companyId']),
        actor_account_id: accountId,
        // The founder, who is nobody there before.
        actor_company_user_id: expect.any(String),
      },
    ]);
  });

  test.each([
    ['313103102', ['companies.RegistryDeleted']],
    ['312500000', ['companies.RegistryBankrupt']],
    [failingUnit.broken, []],
  ])('answers for %s, also without looking it up before, %j', async (registryId, codes) => {
    const kari = await server.stranger();
    expect((await kari.call(createCompany, { body: registration({ registryId }) })).codes).toEqual(codes);
  });

  test('is refused for a number that is taken, and leaves nothing behind', async () => {
    const registryId = freshRegistryId();
    await (await server.stranger()).call(createCompany, { body: registration({ registryId }) });
    const ola = await server.stranger();
    const answer = await ola.call(createCompany, { body: registration({ registryId }) });
    expect([answer.status, answer.codes]).toEqual([400, ['companies.AlreadyRegistered']]);
    const { user } = (await ola.call(currentUser, { query: {} })).json as { user: Record<string, unknown> };
    expect(user).toMatchObject({ isCompanyless: true, companies: [] });
  });

  test('gives one number to one of those who come at once', async () => {
    const registryId = freshRegistryId();
    const founders = await Promise.all(Array.from({ length: 4 }, () => server.stranger()));
    const answers = await Promise.all(founders.map((one) => one.call(createCompany, { body: registration({ registryId }) })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  });

  test('needs both acceptances', async () => {
    const kari = await server.stranger();
    const answer = await kari.call(createCompany, { body: { ...registration(), acceptances: {} } });
    expect(answer.fields).toEqual({ 'acceptances.privacyStatement': 'accept', 'acceptances.serviceAgreement': 'accept' });
  });

  test('needs a proved e-mail address', async () => {
    const kari = await server.stranger({ emailVerified: false });
    const answer = await kari.call(createCompany, { body: registration() });
    expect([answer.status, answer.codes]).toEqual([403, ['common.Forbidden']]);
  });

  test('is open to people of other companies too', async () => {
    const { person } = await server.newCompany();
    for (const role of ['employee', 'accountant'] as const) {
      const answer = await (await person(role)).call(createCompany, { body: registration() });
      expect([role, answer.status]).toEqual([role, 200]);
    }
  });
});
