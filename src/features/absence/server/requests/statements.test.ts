import { beforeEach, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import type { TestAnswer } from '#testing/caller.ts';
import { calculateVacationDays } from '../../contract/endpoints-requests.ts';
import { absenceWorld, approve, change, remove } from '../../testing/decided.ts';
import { absenceIn, ask, asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

/** The statements of a request, including two to enter it, its audit lines and its commit; requests and outcomes are notified in the product and by mail. */
async function cost(call: () => Promise<TestAnswer>): Promise<{ answer: TestAnswer; statements: number }> {
  const before = server.database.statements();
  const answer = await call();
  expect(answer.status).toBe(200);
  return { answer, statements: server.database.statements() - before };
}

test('a call reads each thing once', async () => {
  const { kari, lead, admin } = await absenceWorld(server);
  const body = { absenceType: 1, startDate: '2027-05-10', endDate: '2027-05-12' };
  const calculation = await cost(() => kari.call(calculateVacationDays, { body }));
  const request = await cost(() => ask(kari));
  const absence = absenceIn(request.answer);
  const approval = await cost(() => approve(lead, absence));
  const update = await cost(() => change(kari, absence));
  const other = await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-02' });
  const removal = await cost(() => remove(kari, other));
  const registration = await cost(() => ask(admin, { companyUserId: kari.companyUserId, startDate: '2027-04-12', endDate: '2027-04-13' }));
  const found = { calculation, request, approval, update, removal, registration };
  expect(Object.fromEntries(Object.entries(found).map(([name, { statements }]) => [name, statements]))).toEqual({
    // One of these reads transfers that wait, which vacation may leave too few days for.
    calculation: 10,
    // Two of these enter the call under its key and keep its answer; one finds the page that the mail to a team lead opens, and one
    // whether the subscription lacks what is told of (subscription.22).
    request: 31,
    approval: 20,
    update: 32,
    removal: 16,
    registration: 29,
  });
});
