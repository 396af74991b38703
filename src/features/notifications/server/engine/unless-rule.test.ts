import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { addRule, deliveriesIn, notificationsIn, subjectOf } from '../../testing/company-with-rules.ts';
import { notifyUnlessRule } from '../public.ts';

const { database, services, newCompany } = await testServer();

test.each([
  ['tells in the product', [1, 2], 0],
  ['tells by mail, which may be muted', [2], 1],
] as const)('beside a rule that %s, somebody is told in the product so often', async (_name, channels, times) => {
  const reason = 'OnOffBoardingTaskResponsible';
  const { companyId, admin } = await newCompany();
  const companyUserId = String(admin.companyUserId);
  await database.forCompany(companyId, async (company) => {
    await addRule(company, companyUserId, { reason, recipients: ['relatedUser'], channels: [...channels] });
    const telling = { companyUserId, subject: subjectOf('task', companyUserId), channels: [1] as const };
    await notifyUnlessRule(company, services, { reason, direction: 'instant' }, [telling]);
  });
  expect(await notificationsIn(database, companyId)).toHaveLength(times);
  expect(await deliveriesIn(database, companyId)).toEqual([]);
});
