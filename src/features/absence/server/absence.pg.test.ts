import { beforeEach, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { approveAbsenceRequest, declineAbsenceRequest, deleteAbsence } from '../contract/endpoints-requests.ts';
import { getAbsence } from '../contract/endpoints.ts';
import { openAbsence } from '../testing/opened.ts';
import { absenceIn, ask, asked } from '../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function world(availableAbsenceDays = 25) {
  const company = await server.newCompany();
  const { admin } = company;
  await openAbsence(admin, { availableAbsenceDays });
  const lead = await company.person('manager', { firstName: 'Lise', reportsTo: admin.companyUserId ?? '' });
  const kari = await company.person('employee', { firstName: 'Kari', reportsTo: lead.companyUserId ?? '' });
  return { admin, lead, kari };
}

test('of fifty requests for the last day at once exactly one succeeds', async () => {
  const { kari } = await world(1);
  const days = Array.from(
    { length: 50 },
    (_unused, index) => `2027-0${1 + Math.floor(index / 20)}-${String(1 + (index % 20)).padStart(2, '0')}`,
  );
  const working = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day !== '2027-01-01');
  const all = [...working, ...working].slice(0, 50);
  const answers = await Promise.all(all.map((day) => ask(kari, { startDate: day, endDate: day })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = new Set(answers.flatMap((answer) => answer.codes));
  expect(codes.has('absence.NotEnoughAvailableAbsenceDays')).toBe(true);
});

test('approved and withdrawn at the same moment, one wins and the other is told', async () => {
  const { kari, lead } = await world();
  for (let round = 0; round < 5; round += 1) {
    const day = `2027-01-${11 + round}`;
    const { absenceId } = await asked(kari, { startDate: day, endDate: day });
    const [approved, withdrawn] = await Promise.all([
      lead.call(approveAbsenceRequest, { body: { absenceId } }),
      kari.call(deleteAbsence, { body: { absenceId, version: 1 } }),
    ]);
    const { status } = absenceIn(await kari.call(getAbsence, { query: { absenceId } }));
    expect([approved.status, withdrawn.status].filter((each) => each === 200)).toHaveLength(1);
    expect(status).toBe(approved.status === 200 ? 2 : 7);
  }
});

test('decided by two at once, the second is told who was faster', async () => {
  const { kari, lead, admin } = await world();
  const { absenceId } = await asked(kari);
  const answers = await Promise.all([
    lead.call(approveAbsenceRequest, { body: { absenceId } }),
    admin.call(declineAbsenceRequest, { body: { absenceId } }),
  ]);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.codes).toEqual(['absence.AlreadyDecided']);
  expect(refused?.json['details']).toMatchObject({ by: expect.stringMatching(/Nordmann/) });
});
