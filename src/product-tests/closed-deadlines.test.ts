import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addedContract } from '#features/contracts/testing/given.ts';
import { notifyOfDeadlines } from '#features/contracts/server/notify-deadlines.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { runDue } from '#features/subscription/server/clock/run-due.ts';
import { followSale } from '#features/subscription/server/public.ts';
import { body, invoicedCompany, sellingServer } from '#features/subscription/testing/card-buyer.ts';
import { endTrial, sell } from '#features/subscription/testing/sell-plans.ts';
import { notifyOfOverdue } from '#features/tasks/server/notify-responsible.ts';
import { given } from '#features/tasks/testing/given.ts';
import { testServer, type TestServer } from '#testing/server.ts';

const told = { noticePeriod: null, notifications: [{ type: 1, when: 30, channels: [1, 2] }] };

/** The mails about deadlines that are sent at a moment. */
async function mailsAt(server: TestServer, companyId: number, moment: string) {
  const before = (await server.mails()).length;
  server.clock.set(moment);
  await server.database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, server.services));
  return (await server.mails()).slice(0, (await server.mails()).length - before);
}

/** A company whose trial ended on 21 November 2026, with contracts whose deadlines are told on 10 and on 29 December. */
async function closed() {
  const server = await testServer();
  const company = await server.newCompany();
  await addedContract(company.admin, { ...told, name: 'Leie av kontor', endDate: '2027-01-09' });
  await addedContract(company.admin, { ...told, name: 'Leie av lager', endDate: '2027-01-28' });
  await server.database.forCompany(company.companyId, (unit) => notifyOfDeadlines(unit, server.services));
  await sell(server);
  await endTrial(server, company.companyId);
  await followSale(server.services);
  return { server, company };
}

test('tells of deadlines for 30 days after the trial, each saying until when, and then no more', async () => {
  const { server, company } = await closed();
  const [mail, ...more] = await mailsAt(server, company.companyId, '2026-12-10T06:00:00Z');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Abonnementet omfatter ikke dette lenger, så dere får bare varsler til 21. desember.');
  expect(await mailsAt(server, company.companyId, '2026-12-29T06:00:00Z')).toEqual([]);
});

test('tells of deadlines for 30 days after one plan of several has ended, long after the trial', async () => {
  const server = await sellingServer();
  const company = await invoicedCompany(server);
  await addedContract(company.admin, { ...told, name: 'Leie av kontor', endDate: '2027-02-09' });
  await addedContract(company.admin, { ...told, name: 'Leie av lager', endDate: '2027-02-28' });
  await server.database.forCompany(company.companyId, (unit) => notifyOfDeadlines(unit, server.services));
  const hr = { planId: 'hr', tierId: 'hr-month' };
  const contracts = { planId: 'contracts-premium', tierId: 'contracts-premium-100-month' };
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice', plans: [hr, contracts] } });
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice', plans: [hr] } });
  // The plan of contracts ends with its month.
  server.clock.set('2026-12-21T06:00:00Z');
  await runDue(server.services);
  const [mail, ...more] = await mailsAt(server, company.companyId, '2027-01-10T06:00:00Z');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Abonnementet omfatter ikke dette lenger, så dere får bare varsler til 20. januar.');
  expect(await mailsAt(server, company.companyId, '2027-01-29T06:00:00Z')).toEqual([]);
});

test('tells of obligations no longer than of deadlines', async () => {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  const office = await person('officeadmin');
  const { contractId } = await addedContract(admin, { name: 'Leie av kontor' });
  for (const dueDate of ['2026-12-09', '2026-12-28'])
    await given(admin, contractId, { ownerKind: 'contract', title: `Frist ${dueDate}`, dueDate, responsibleId: office.companyUserId });
  await sell(server);
  await endTrial(server, companyId);
  await followSale(server.services);
  const overdueAt = async (moment: string) => {
    server.clock.set(moment);
    await server.database.forCompany(companyId, (unit) => notifyOfOverdue(unit, server.services));
    return server.database.forCompany(companyId, async ({ tx }) => {
      const { rows } = await sql<{ title: string }>`
        select facts -> 'task' ->> 'title' as title from notification
        where company_id = ${companyId} and reason = 'TaskResponsible' and not (facts -> 'task' ->> 'isGiven')::boolean order by at
      `.execute(tx);
      return rows.map(({ title }) => title);
    });
  };
  expect(await overdueAt('2026-12-10T06:00:00Z')).toEqual(['Frist 2026-12-09']);
  expect(await overdueAt('2026-12-29T06:00:00Z')).toEqual(['Frist 2026-12-09']);
});
