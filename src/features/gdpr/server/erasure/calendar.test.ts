import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { addErasureProof, getErasureCalendar, withdrawErasureProof, type ErasureRow } from '../../contract/endpoints-erasure.ts';
import { addedTreatment } from '../../testing/given.ts';

const server = await testServer();

interface Own {
  key: string;
  what: string;
  isAutomatic: boolean;
  period: object | null;
  next: { date: string; count: number } | null;
  lastDone: { date: string; by: string | null } | null;
}
async function calendarOf(who: Caller) {
  return (await who.call(getErasureCalendar)).json as unknown as { rows: ErasureRow[]; ownErasures: Own[] };
}
const register = (who: Caller, treatmentId: string, doneOn: string) =>
  who.call(addErasureProof, { body: { treatmentId, doneOn, how: 'Søknader fra 2025, 14 personer' } });

test('a treatment falls due from when it was registered, and again from its last erasure', async () => {
  const { admin, person } = await server.newCompany();
  const today = server.clock.now().toISOString().slice(0, 10);
  const { treatmentId } = await addedTreatment(admin, { retentionMonths: 1, retentionFrom: 'collected' });
  const never = await addedTreatment(admin, { treatmentName: 'Uten tid', retentionMonths: null, retentionFrom: null });
  const [row, last] = (await calendarOf(admin)).rows;
  expect(row).toMatchObject({ treatmentId, isOverdue: false, mayAdd: true, proofs: [] });
  expect(last).toMatchObject({ treatmentId: never.treatmentId, dueDate: null, isOverdue: false });
  server.clock.advance(40 * 86_400_000);
  // The session of the first has ended.
  const another = await person('systemadmin');
  expect((await calendarOf(another)).rows[0]).toMatchObject({ isOverdue: true });
  const done = server.clock.now().toISOString().slice(0, 10);
  expect((await register(another, treatmentId, done)).json['row']).toMatchObject({
    isOverdue: false,
    proofs: [{ doneOn: done, how: 'Søknader fra 2025, 14 personer', doneBy: expect.stringMatching(/\S/) }],
  });
  // An older erasure that is registered later moves nothing.
  await register(another, treatmentId, today);
  const [after] = (await calendarOf(another)).rows;
  expect(after?.proofs.map(({ doneOn }) => doneOn)).toEqual([done, today]);
  expect(after?.isOverdue).toBe(false);
});

test('an erasure from before the treatment was registered makes nothing overdue', async () => {
  const { admin } = await server.newCompany();
  const { treatmentId } = await addedTreatment(admin, { retentionMonths: 60, retentionFrom: 'endOfYear' });
  const [before] = (await calendarOf(admin)).rows;
  const { row } = (await register(admin, treatmentId, '2018-01-01')).json as { row: ErasureRow };
  expect([row.dueDate, row.isOverdue]).toEqual([before?.dueDate, false]);
});

test('a registered erasure is withdrawn with a reason, stays, and counts no longer', async () => {
  const { admin, person } = await server.newCompany();
  const reader = await person('hradmin');
  const { treatmentId } = await addedTreatment(admin, { retentionMonths: 1, retentionFrom: 'collected' });
  const [before] = (await calendarOf(admin)).rows;
  const later = server.clock.now().toISOString().slice(0, 10);
  const { row } = (await register(admin, treatmentId, later)).json as { row: ErasureRow };
  const proofId = row.proofs[0]?.proofId ?? '';
  const withdraw = (who: Caller) => who.call(withdrawErasureProof, { body: { proofId, reason: 'Feil behandling' } });
  expect((await withdraw(reader)).codes).toEqual(['gdpr.ForbiddenAccess']);
  const answer = await withdraw(admin);
  expect(answer.json['row']).toMatchObject({
    dueDate: before?.dueDate,
    lastDone: null,
    proofs: [{ proofId, doneOn: later, withdrawal: { reason: 'Feil behandling', by: expect.stringMatching(/\S/) } }],
  });
  expect((await withdraw(admin)).codes).toEqual(['gdpr.NotUpdated']);
});

test('refuses days to come, and whoever may not change the treatment; its owner may', async () => {
  const { admin, person } = await server.newCompany();
  const reader = await person('hradmin');
  const { treatmentId } = await addedTreatment(admin, { employeeId: reader.companyUserId });
  const other = await addedTreatment(admin);
  expect((await register(admin, treatmentId, '2099-01-01')).fields).toEqual({ doneOn: 'dateInFuture' });
  expect((await register(admin, treatmentId, '2017-12-31')).fields).toEqual({ doneOn: 'dateTooEarly' });
  expect((await register(reader, other.treatmentId, '2026-11-01')).codes).toEqual(['gdpr.ForbiddenAccess']);
  expect((await register(reader, treatmentId, '2026-11-01')).status).toBe(200);
});

test('says what the product erases, and who erased people last', async () => {
  const { admin, person } = await server.newCompany();
  const own = async (key: string) => (await calendarOf(admin)).ownErasures.find((one) => one.key === key);
  expect(await own('people.leavers')).toMatchObject({ isAutomatic: false, next: null, lastDone: null });
  expect(await own('files.trash')).toMatchObject({ isAutomatic: true, period: { unit: 'days', count: 30 }, next: null });
  const { companyUserId } = await person('employee');
  await admin.call(deactivateCompanyUser, { body: { companyUserId } });
  const leaving = await own('people.leavers');
  expect(leaving?.next).toMatchObject({ count: 1 });
  expect(leaving?.what).toBe('Ansatte som har sluttet');
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
  const erased = await own('people.leavers');
  expect(erased?.next).toBeNull();
  expect(erased?.lastDone).toMatchObject({ by: expect.stringMatching(/\S/) });
});
