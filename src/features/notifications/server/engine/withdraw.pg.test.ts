import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { testServer } from '#testing/server.ts';
import { deliveriesIn, prefer, subjectOf } from '../../testing/company-with-rules.ts';
import { notifyPeople, withdraw } from '../public.ts';
import { endHeld, lockHeld } from './store-held.ts';

const { clock, database, services, newCompany } = await testServer();

test('what leaves while it is withdrawn has been heard of', async () => {
  const { companyId, admin } = await newCompany();
  const companyUserId = String(admin.companyUserId);
  const subject = subjectOf('a', companyUserId);
  await database.forCompany(companyId, async (company) => {
    await prefer(company, companyUserId, { digestAt: '15:00' });
    await notifyPeople(company, services, [{ reason: 'TaskResponsible', companyUserId, subject, channels: [1, 2] }]);
  });
  const { withdrawn } = await database.forCompany(companyId, async (company) => {
    expect(await lockHeld(company)).toBe(true);
    const { rows } = await sql<{ id: string }>`select id from notification_delivery where company_id = ${companyId}`.execute(company.tx);
    const held = rows.map(({ id }) => id);
    await endHeld(company, held, [], clock.now());
    const withdrawing = database.forCompany(companyId, (other) => withdraw(other, [subject]));
    await untilWaiting(database);
    return { withdrawn: withdrawing };
  });
  expect([...(await withdrawn)]).toEqual([]);
  expect(await deliveriesIn(database, companyId)).toMatchObject([{ status: 'left' }]);
});
