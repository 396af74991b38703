import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { carryOut, csvOf, validate } from '#features/contracts/testing/import-tools.ts';
import { sendInvitationMails } from '#features/invitations/contract/endpoints.ts';
import { comparedWith } from '#features/integrations/testing/comparison-examples.ts';
import { syncedWith } from '#features/integrations/testing/sync-examples.ts';
import { madeSlackJob } from '#features/integrations/testing/slack-given.ts';
import { givenGame } from '#features/lottery/testing/given.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { importPeople, validateImport } from '#features/people/contract/endpoints-import.ts';
import { staffFile } from '#features/people/testing/import-examples.ts';
import { payloadAdapter } from '#identity/server/adapter.ts';
import { createIdentityUser } from '#identity/server/admin.ts';
import { loadKeys } from '#identity/server/keys.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import { backup } from '#kernel/server/database/backup.ts';
import { sealingKey } from '#features/signing/server/authority/sealing-key.ts';
import { newId } from '#kernel/server/id.ts';
import { resealAll } from '#kernel/server/reseal.ts';
import { sealedTables, type SealedRow, type SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

const former = { id: '2026a', key: randomBytes(32) };
const newest = { id: '2027a', key: randomBytes(32) };
const server = await testServer({ secretKeys: [former] });
const { services, database } = server;
const both = createSecrets([newest, former]);
const tables = [...services.registers.of(sealedTables).values()];
const tableOf = (name: string): SealedTable => {
  const found = services.registers.of(sealedTables).get(name);
  if (!found) throw new Error(`${name} is no sealed table`);
  return found;
};

async function addPerson({ admin, companyId }: TestCompany): Promise<string> {
  const email = `${newId()}@example.no`;
  const person = { companyId, firstName: 'Kari', lastName: 'Nes', emailAddress: email, allergies: 'Nøtter' };
  const numbers = { socialSecurityNumber: '01819012365', salaryAccountNumber: '86011117947' };
  expect((await admin.call(createCompanyUser, { body: { ...person, ...numbers } })).codes).toEqual([]);
  return email;
}

/** Puts something into each sealed column, sealed with the former key. */
async function fill(): Promise<void> {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const email = await addPerson(company);
  const { json } = await admin.call(validateImport, staffFile(`Navn;E-post;Avdeling\nKari Nes;${email};Drift\nOla Moe;;Salg`));
  await admin.call(importPeople, { body: { planId: json['planId'] } });
  await doWork(server, companyId);
  for (const category of ['Drift', 'Lokaler']) {
    const { planId } = await validate(company, csvOf(['Leverandør', 'Avtale', 'Kategori'], ['Fjordgata AS', 'Leie', category]));
    await carryOut(server, company, planId);
  }
  const invited = await admin.call(sendInvitationMails, {
    body: { invitationRequests: [{ inviteeEmailAddress: `${newId()}@example.no`, role: 'employee' }] },
  });
  expect(invited.codes).toEqual([]);
  await givenGame(admin);
  await madeSlackJob(admin);
  await comparedWith({ server, company }, 'tripletex');
  await syncedWith({ server, company }, 'tripletex');
  await database.forCompany(companyId, async (unit) => {
    await services.queueSms(unit, [{ to: '+4791234567', text: 'Hei' }]);
    await services.queueMail(unit, {
      to: email,
      subject: 'Hei',
      text: 'Hei',
      html: '<p>Hei</p>',
      attachments: [{ name: 'a.pdf', contentType: 'application/pdf', bytes: Buffer.from('pdf') }],
      unsubscribeUrl: 'https://example.no/nei',
    });
    await insertDelivery(companyId, unit.tx);
    await insertHook(companyId, unit.tx);
  });
  await fillIdentity(email);
  await sealingKey(services);
}

async function insertDelivery(companyId: number, tx: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<void> {
  const id = newId();
  const sealed = (column: string) =>
    services.secrets.encrypt(column, tableOf('notification_delivery').placeOf({ companyId, key: { id } }, column));
  await sql`insert into notification_delivery (company_id, id, key, channel, recipient, content, reason, status, due_at, created_at)
    values (${companyId}, ${id}, ${id}, 2, ${sealed('recipient')}, ${sealed('content')}, 'test', 'held', now(), now())`.execute(tx);
}

/** The system whose people were compared tells of changes. */
async function insertHook(companyId: number, tx: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<void> {
  const id = newId();
  const keys = services.secrets.encrypt('keys', tableOf('change_hook').placeOf({ companyId, key: { system: 'tripletex', id } }, 'keys'));
  await sql`insert into change_hook (company_id, system, id, keys) values (${companyId}, 'tripletex', ${id}::uuid, ${keys})`.execute(tx);
}

async function fillIdentity(email: string): Promise<void> {
  await loadKeys(services);
  await payloadAdapter(services)('Session').upsert(newId(), { accountId: 'kari' }, 3600);
  await database.transaction(async (unit) => {
    const user = { email, password: 'x'.repeat(12), givenName: 'Kari', familyName: 'Nes', language: 'no', emailVerified: true } as const;
    const subject = await createIdentityUser(unit, { ...user, now: services.clock.now() });
    const sealed = (column: string) =>
      services.secrets.encrypt(column, tableOf('identity_user').placeOf({ companyId: 0, key: { subject } }, column));
    await sql`update identity_user set totp_secret = ${sealed('totp_secret')}, totp_pending = ${sealed('totp_pending')}
      where subject = ${subject}`.execute(unit.tx);
  });
}

/** Every sealed value, opened: which column, and what it says. */
async function opened(secrets: Pick<Secrets, 'decrypt'>): Promise<string[]> {
  const companies = await database.transaction(readCompanyIds);
  const found: string[] = [];
  for (const table of tables) {
    const select = sql<Record<string, unknown>>`select * from ${sql.table(table.table)}`;
    for (const id of table.isOfCompanies ? companies : [0]) {
      const { rows } = await (id
        ? database.forCompany(id, ({ tx }) => select.execute(tx))
        : database.transaction(({ tx }) => select.execute(tx)));
      found.push(...rows.flatMap((row) => openedValues(secrets, table, { companyId: id, key: row })));
    }
  }
  return found.toSorted();
}

function openedValues(secrets: Pick<Secrets, 'decrypt'>, table: SealedTable, row: SealedRow): string[] {
  return table.columns.flatMap((column) => {
    const value = row.key[column];
    return typeof value === 'string' ? [`${table.table}.${column}: ${secrets.decrypt(value, table.placeOf(row, column))}`] : [];
  });
}

/** The keys other than the newest with which anything in the database is sealed, in whatever column. */
async function olderKeys(): Promise<string[]> {
  const { connection, config } = server;
  const file = join(tmpdir(), `${newId()}.backup`);
  const { unknownKeys } = await backup({ connection, dataDir: config.dataDir, file, keys: [newest], now: new Date(), store: undefined });
  return unknownKeys;
}

test('stopped in the middle and run again, everything is opened by the newest key alone', async () => {
  await fill();
  await fill();
  const before = await opened(services.secrets);
  const columns = tables.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`));
  expect(new Set(before.map((line) => line.split(':')[0]))).toEqual(new Set(columns));
  expect(await olderKeys()).toEqual([former.id]);

  const left = { count: Math.floor(before.length / 2) };
  const encrypt: Secrets['encrypt'] = (plain, place) => {
    left.count -= 1;
    if (left.count < 0) throw new Error('the process ends here');
    return both.encrypt(plain, place);
  };
  const stopped = resealAll({ ...services, secrets: { ...both, encrypt } }, { batchSize: 2 });
  await expect(stopped).rejects.toThrow('the process ends here');
  expect(await opened(both)).toEqual(before);
  expect(await olderKeys()).toEqual([former.id]);

  const reports = await resealAll({ ...services, secrets: both }, { batchSize: 2 });
  const count = reports.reduce((sum, { resealed }) => sum + resealed, 0);
  expect([count > 0, count < before.length]).toEqual([true, true]);
  expect(await opened(createSecrets([newest]))).toEqual(before);
  expect(await olderKeys()).toEqual([]);
  expect(await resealAll({ ...services, secrets: both })).toEqual(tables.map(({ table }) => ({ table, resealed: 0, unreadable: 0 })));
});

test('what no key opens is left as it is and counted, and the rest is sealed anew', async () => {
  const company = await server.newCompany();
  await addPerson(company);
  const { companyId } = company;
  const lost = createSecrets([{ id: 'lost', key: randomBytes(32) }]);
  await database.forCompany(companyId, ({ tx }) =>
    sql`update company_user_secret set allergies = ${lost.encrypt('Egg', 'elsewhere')} where company_id = ${companyId}`.execute(tx),
  );
  const reports = await resealAll({ ...services, secrets: both }, { batchSize: 1 });
  expect(reports.find(({ table }) => table === 'company_user_secret')).toEqual({
    table: 'company_user_secret',
    resealed: 2,
    unreadable: 1,
  });
  expect(await olderKeys()).toEqual(['lost']);
});
