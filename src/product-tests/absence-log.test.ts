import { expect, test } from 'vitest';
import { updateAbsence } from '#features/absence/contract/endpoints-requests.ts';
import type { Absence } from '#features/absence/contract/entities.ts';
import { absenceWorld, approve, decline } from '#features/absence/testing/decided.ts';
import { absenceIn, asked } from '#features/absence/testing/requests.ts';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogLine } from '#features/log/contract/entities.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
server.clock.set('2026-11-21T09:00:00Z');

const days = { startDate: '2026-12-01', endDate: '2026-12-11' };
const later = { startDate: '2026-12-02', endDate: '2026-12-10' };

async function changed(who: Caller, { absenceId }: Absence, body: object) {
  return absenceIn(await who.call(updateAbsence, { body: { absenceType: 1, absenceId, ...body } }));
}

/** The days and the type in the newest line about absence, as label, before and after. */
async function newestDays(admin: Caller) {
  const { json } = await admin.call(getPaginatedLogs, { body: { filter: { areas: ['absence'] }, language: 'en' } });
  const [line] = json['logs'] as LogLine[];
  const shown = ['type', 'startDate', 'endDate'];
  return line?.changes.filter(({ field }) => shown.includes(field)).map(({ label, before, after }) => [label, before, after]);
}

const moved = [
  ['From', '1 Dec 2026', '2 Dec 2026'],
  ['To', '11 Dec 2026', '10 Dec 2026'],
];

test('a requested change of an absence has the former days before and the requested ones after, from before to', async () => {
  const { admin, lead, kari } = await absenceWorld(server);
  const absence = absenceIn(await approve(lead, await asked(kari, days)));
  const waiting = await changed(kari, absence, later);
  expect(waiting.status).toBe(8);
  expect(await newestDays(admin)).toEqual(moved);
  await approve(lead, waiting);
  expect(await newestDays(admin)).toEqual(moved);
});

test('a change of what still waits for a decision has them too, with the former type', async () => {
  const { admin, kari } = await absenceWorld(server);
  const absence = await asked(kari, days);
  await changed(kari, absence, { ...later, absenceType: 2 });
  expect(await newestDays(admin)).toEqual([['Type of absence', 'Vacation', 'Home office'], ...moved]);
});

test('what changes no days says which they are', async () => {
  const { admin, lead, kari } = await absenceWorld(server);
  await decline(lead, await asked(kari, days));
  expect(await newestDays(admin)).toEqual([
    ['Type of absence', null, 'Vacation'],
    ['From', null, '1 Dec 2026'],
    ['To', null, '11 Dec 2026'],
  ]);
});

test('sick leave that becomes vacation is no sick leave in the old values (absence.47)', async () => {
  const { admin, kari } = await absenceWorld(server);
  const sick = await asked(admin, { ...days, companyUserId: kari.companyUserId, absenceType: 3 });
  await changed(admin, sick, { ...later, companyUserId: kari.companyUserId });
  expect(await newestDays(admin)).toEqual([['Type of absence', 'Absence', 'Vacation'], ...moved]);
});
