import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { addRule, deliveriesIn, notificationsIn, prefer, subjectOf } from '../../testing/company-with-rules.ts';
import { notifyPeople, raise } from '../public.ts';
import { sendHeldDeliveries } from './send-held.ts';

const { clock, database, services, newCompany } = await testServer();

test('a rule about a feature is silent while the company has turned the feature off', async () => {
  const reason = 'OnOffBoardingTaskResponsible';
  const { companyId, admin } = await newCompany();
  const id = String(admin.companyUserId);
  await database.forCompany(companyId, (company) => addRule(company, id, { reason, recipients: ['relatedUser'] }));
  const told = async (featuresOff: string) => {
    await database.forCompany(companyId, async (company) => {
      await sql`update company set features_off = ${featuresOff}::text[] where company_id = ${companyId}`.execute(company.tx);
      await raise(company, services, reason, [subjectOf('task', id)]);
    });
    return (await notificationsIn(database, companyId)).map(({ companyUserId }) => companyUserId);
  };
  expect(await told('{onOffBoarding}')).toEqual([]);
  expect(await told('{}')).toEqual([id]);
});

test('nobody is told in person either of a feature that the company has turned off', async () => {
  const { companyId, admin } = await newCompany();
  const companyUserId = String(admin.companyUserId);
  const subject = subjectOf('plan', companyUserId);
  const told = async (featuresOff: string) => {
    await database.forCompany(companyId, async (company) => {
      await sql`update company set features_off = ${featuresOff}::text[] where company_id = ${companyId}`.execute(company.tx);
      await notifyPeople(company, services, [{ reason: 'OnOffBoardingTaskResponsible', companyUserId, subject, channels: [1] }]);
    });
    return (await notificationsIn(database, companyId)).length;
  };
  expect([await told('{onOffBoarding}'), await told('{}')]).toEqual([0, 1]);
});

test.each([
  ['{contracts}', ['left', 'left']],
  ['{onOffBoarding}', ['dropped', 'dropped']],
  // What no rule tells goes outside the product even so.
  ['{notifications}', ['dropped', 'left']],
])('what is held while %s is turned off: %o', async (featuresOff, expected) => {
  const reason = 'OnOffBoardingTaskResponsible';
  clock.set('2026-11-21T09:00:00Z');
  const { companyId, admin } = await newCompany();
  const companyUserId = String(admin.companyUserId);
  await database.forCompany(companyId, async (company) => {
    await prefer(company, companyUserId, { digestAt: '15:00' });
    await addRule(company, companyUserId, { reason, recipients: ['relatedUser'], channels: [2] });
    await raise(company, services, reason, [subjectOf('by a rule', companyUserId)]);
    await notifyPeople(company, services, [{ reason, companyUserId, subject: subjectOf('in person', companyUserId), channels: [2] }]);
    await sql`update company set features_off = ${featuresOff}::text[] where company_id = ${companyId}`.execute(company.tx);
  });
  const states = async () => (await deliveriesIn(database, companyId)).map(({ status }) => status).toSorted((a, b) => a.localeCompare(b));
  expect(await states()).toEqual(['held', 'held']);
  clock.set('2026-11-21T14:30:00Z');
  await sendHeldDeliveries(services);
  expect(await states()).toEqual(expected);
});

test('held mail about a feature that is turned off since does not leave, whatever its reason', async () => {
  clock.set('2026-11-21T09:00:00Z');
  const { companyId, admin } = await newCompany();
  const companyUserId = String(admin.companyUserId);
  await database.forCompany(companyId, async (company) => {
    await prefer(company, companyUserId, { digestAt: '15:00' });
    const told = { reason: 'TaskResponsible', companyUserId, channels: [2] } as const;
    const obligation = { ...subjectOf('obligation', companyUserId), subscriptionFeature: 'contracts' } as const;
    await notifyPeople(company, services, [
      { ...told, subject: obligation },
      { ...told, subject: subjectOf('task', companyUserId) },
    ]);
    await sql`update company set features_off = '{contracts}' where company_id = ${companyId}`.execute(company.tx);
  });
  clock.set('2026-11-21T14:30:00Z');
  await sendHeldDeliveries(services);
  const states = (await deliveriesIn(database, companyId)).map(({ status }) => status);
  expect(states.toSorted((a, b) => a.localeCompare(b))).toEqual(['dropped', 'left']);
});
