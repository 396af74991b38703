import { expect, test } from 'vitest';
import { addedContract } from '#features/contracts/testing/given.ts';
import { notifyOfDeadlines } from '#features/contracts/server/notify-deadlines.ts';
import { followSale } from '#features/subscription/server/public.ts';
import { endTrial, sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';

/** A company whose trial ended on 21 November 2026, with contracts whose deadlines are told on 10 and on 29 December. */
async function closed() {
  const server = await testServer();
  const company = await server.newCompany();
  const told = { noticePeriod: null, notifications: [{ type: 1, when: 30, channels: [1, 2] }] };
  await addedContract(company.admin, { ...told, name: 'Leie av kontor', endDate: '2027-01-09' });
  await addedContract(company.admin, { ...told, name: 'Leie av lager', endDate: '2027-01-28' });
  await server.database.forCompany(company.companyId, (unit) => notifyOfDeadlines(unit, server.services));
  await sell(server);
  await endTrial(server, company.companyId);
  await followSale(server.services);
  const mailsAt = async (moment: string) => {
    const before = (await server.mails()).length;
    server.clock.set(moment);
    await server.database.forCompany(company.companyId, (unit) => notifyOfDeadlines(unit, server.services));
    return (await server.mails()).slice(0, (await server.mails()).length - before);
  };
  return { mailsAt };
}

test('tells of deadlines for 30 days after the trial, each saying until when, and then no more', async () => {
  const { mailsAt } = await closed();
  const [mail, ...more] = await mailsAt('2026-12-10T06:00:00Z');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Abonnementet omfatter ikke dette lenger, så dere får bare varsler til 21. desember.');
  expect(await mailsAt('2026-12-29T06:00:00Z')).toEqual([]);
});
