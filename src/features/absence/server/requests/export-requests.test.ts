import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { transferVacationDays } from '../../contract/endpoints-balance.ts';
import { exportPendingRequests, exportRespondedRequests, getPendingRequestsByYear } from '../../contract/endpoints.ts';
import { absenceWorld, approve, change } from '../../testing/decided.ts';
import { asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

const lines = (bytes: Buffer) => bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/);
const pending = (who: Caller, body: object) => who.call(exportPendingRequests, { body: { format: 'csv', ...body } });
const decided = (who: Caller, body: object) => who.call(exportRespondedRequests, { body: { format: 'csv', ...body } });

test('pending requests stand in the file as they are asked for, in the order of the screen', async () => {
  const { lead, kari } = await absenceWorld(server);
  const first = await asked(kari);
  const second = await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' });
  await approve(lead, second);
  await change(kari, second, { startDate: '2027-02-01', endDate: '2027-02-02' });
  const rows = [second.absenceId, first.absenceId];
  const answer = await pending(lead, { year: 2027, rows, columns: ['person', 'ask', 'type', 'from', 'to', 'days', 'left'] });
  expect(answer.headers['content-disposition']).toContain('Soknader-til-behandling-2026-11-21.csv');
  expect(lines(answer.bytes)).toEqual([
    'Ansatt;Søknad;Type;Fra;Til;Dager;Igjen etterpå',
    'Kari Nordmann;Endre et fravær;Ferie;01.02.2027;02.02.2027;2;20 i 2027',
    expect.stringMatching(/^Kari Nordmann;Nytt fravær;Ferie;\d\d\.\d\d\.2027;\d\d\.\d\d\.2027;3;20 i 2027$/),
  ]);
});

test('a change of type stands in the file by the type that is asked for', async () => {
  const { lead, kari } = await absenceWorld(server);
  const absence = await asked(kari);
  await approve(lead, absence);
  expect((await change(kari, absence, { absenceType: 6 })).codes).toEqual([]);
  const answer = await pending(lead, { year: 2027, rows: [absence.absenceId], columns: ['ask', 'type'] });
  expect(lines(answer.bytes)[1]).toBe('Endre et fravær;Avspasering');
});

test('only those who decide take requests out, and only what they decide', async () => {
  const { company, kari, admin } = await absenceWorld(server);
  const { absenceId } = await asked(kari);
  const other = await company.person('manager', {});
  const named = { year: 2027, rows: [absenceId], columns: ['person'] };
  expect((await pending(other, named)).status).toBe(404);
  expect((await pending(kari, named)).status).toBe(403);
  expect((await pending(admin, { ...named, year: 2026 })).status).toBe(404);
  expect((await decided(admin, named)).status).toBe(404);
  expect((await pending(admin, named)).status).toBe(200);
});

test('decided requests and transfers of days stand in the file with who answered', async () => {
  const { admin, lead, kari } = await absenceWorld(server);
  const one = await asked(kari);
  await approve(lead, one);
  const columns = ['person', 'type', 'from', 'to', 'days', 'status'];
  const answer = await decided(lead, { year: 2027, rows: [one.absenceId], columns });
  expect(lines(answer.bytes)[1]).toMatch(/^Kari Nordmann;Ferie;\d\d\.\d\d\.2027;\d\d\.\d\d\.2027;3;Godkjent$/);

  const body = { encCompanyUserId: kari.companyUserId, fromYear: 2026, daysToTransfer: 2 };
  expect((await kari.call(transferVacationDays, { body })).codes).toEqual([]);
  const { json } = await admin.call(getPendingRequestsByYear, { query: { year: 2026 } });
  const [transfer] = json['pendingVacationTransferRequests'] as { vacationDaysTransferRequestEncrId: string }[];
  const rows = [transfer?.vacationDaysTransferRequestEncrId];
  const waiting = await pending(admin, { year: 2026, rows, columns: ['ask', 'from', 'to', 'days'] });
  expect(lines(waiting.bytes)[1]).toBe('Overføring av dager;2026;2027;2');
});

test('a decision of a person who was erased stands in the file as theirs, not as the product’s', async () => {
  const { company, admin, lead, kari } = await absenceWorld(server);
  const one = await asked(kari);
  await approve(lead, one);
  const by = async () => lines((await decided(admin, { year: 2027, rows: [one.absenceId], columns: ['by'] })).bytes)[1];
  const named = await by();
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update absence_event set by = null where absence_id = ${one.absenceId}::uuid`.execute(tx),
  );
  expect([named === 'Slettet person', await by()]).toEqual([false, 'Slettet person']);
});
