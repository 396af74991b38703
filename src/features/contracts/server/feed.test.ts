import ical from 'node-ical';
import { expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { createContractFeed, deleteContractFeed, getContractFeed, readContractFeed } from '../contract/endpoints-feed.ts';
import { addedContract, feedSecretOf } from '../testing/given.ts';

const server = await testServer();
const fetched = (secret: string, headers = {}) => server.nobody.call(readContractFeed, { params: { secret } }, headers);
const summaries = (bytes: Buffer) =>
  Object.values(ical.sync.parseICS(bytes.toString()))
    .flatMap((one) => (one?.type === 'VEVENT' ? [one.summary] : []))
    .toSorted((a, b) => a.localeCompare(b));

test('a calendar has the deadlines that its owner may see', async () => {
  const { admin, person } = await server.newCompany();
  const manager = await person('manager');
  await addedContract(admin, { name: 'Leie' });
  await addedContract(admin, { name: 'Renhold', responsible: manager.companyUserId, noticePeriod: null });
  await addedContract(admin, { name: 'Strøm', typeId: 2, noticePeriod: null });
  await addedContract(admin, { name: 'Gammel', status: 2 });
  const answer = await fetched(`${await feedSecretOf(admin)}.ics`);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(summaries(answer.bytes)).toEqual([
    'Fornyelse: Renhold (Fjordgata Eiendom AS)',
    'Oppsigelse: Leie (Fjordgata Eiendom AS)',
    'Slutt: Strøm (Fjordgata Eiendom AS)',
  ]);
  expect(answer.bytes.toString()).toContain('DTSTART;VALUE=DATE:20270930');
  expect(summaries((await fetched(await feedSecretOf(manager))).bytes)).toEqual(['Fornyelse: Renhold (Fjordgata Eiendom AS)']);
  expect((await fetched(await feedSecretOf(admin), { 'if-none-match': String(answer.headers['etag']) })).status).toBe(304);
});

test('an address ends when another is made, when it is deleted, and when its owner leaves', async () => {
  const { admin, person } = await server.newCompany();
  const office = await person('officeadmin');
  const [first, second] = [await feedSecretOf(office), await feedSecretOf(office)];
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  expect((await office.call(getContractFeed)).json['feed']).toMatchObject({ lastFetchedDate: '2026-11-21T09:00:00.000Z' });
  expect((await office.call(deleteContractFeed)).status).toBe(200);
  expect([(await fetched(second)).status, (await office.call(deleteContractFeed)).status]).toEqual([404, 404]);
  const third = String((await office.call(createContractFeed)).json['address']).split('/feed/')[1] ?? '';
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: office.companyUserId } })).status).toBe(200);
  expect((await fetched(third)).status).toBe(404);
});
