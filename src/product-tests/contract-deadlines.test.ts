import { afterEach, expect, test } from 'vitest';
import { notifyOfDeadlines } from '#features/contracts/server/notify-deadlines.ts';
import { addedContract } from '#features/contracts/testing/given.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { addRule, deliveriesIn } from '#features/notifications/testing/company-with-rules.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { database, services, clock } = server;
const today = '2026-11-21T09:00:00Z';
afterEach(() => clock.set(today));

/** A contract that ends on 30 June 2027 and tells 30 days before, as two rules do. */
async function told() {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const notification = { type: 1, when: 30, channels: [1, 2] };
  const contract = await addedContract(admin, { endDate: '2027-06-30', noticePeriod: null, notifications: [notification] });
  await database.forCompany(companyId, async (unit) => {
    const rule = { reason: 'ContractNotifications', difference: { direction: 'before', days: 30 }, channels: [1, 2] } as const;
    for (const recipient of ['relatedUser', 'ruleCreator'] as const)
      await addRule(unit, String(admin.companyUserId), {
        ...rule,
        channels: [...rule.channels],
        title: recipient,
        recipients: [recipient],
      });
  });
  return { ...company, ...contract };
}
const bell = async (who: Caller) => {
  clock.set(today);
  const { json } = await who.call(getUserNotifications, { query: { limit: 25 } });
  return (json['userNotifications'] as Notification[]).filter(({ reason }) => reason === 'ContractNotifications');
};

test.each(['own first', 'rules first'])(
  'a deadline is told once a day on each channel, by its own notification and rules: %s',
  async (order) => {
    const { admin, companyId } = await told();
    const tell = () => database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
    const evaluate = () => evaluateCompany(services, companyId);
    for (const run of [tell, evaluate]) await run();
    clock.set('2027-05-31T06:00:00Z');
    for (const run of order === 'own first' ? [tell, evaluate] : [evaluate, tell]) await run();
    expect(await deliveriesIn(database, companyId)).toMatchObject([{ channel: 2, status: 'left' }]);
    expect(await bell(admin)).toHaveLength(1);
  },
);
