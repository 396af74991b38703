import { expect, test } from 'vitest';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { testServer } from '#testing/server.ts';
import { addRule, deliveriesIn, prefer, subjectOf } from '../../testing/company-with-rules.ts';
import { raise } from '../public.ts';
import { eraseHeldNaming } from './erase-held.ts';
import { lockHeld } from './store-held.ts';

const server = await testServer();
const { database, services } = server;

test('what is held goes only when nobody sends it at the same time', async () => {
  const { companyId, admin, person } = await server.newCompany();
  const [reader, erased] = [String(admin.companyUserId), String((await person('employee', { lastName: 'Nes' })).companyUserId)];
  await database.forCompany(companyId, async (company) => {
    await addRule(company, reader, { reason: 'UserCreated' });
    await prefer(company, reader, { digestAt: '15:00' });
    await raise(company, services, 'UserCreated', [subjectOf('person', erased)]);
  });
  const erasing: Promise<void>[] = [];
  await database.forCompany(companyId, async (company) => {
    expect(await lockHeld(company)).toBe(true);
    erasing.push(database.forCompany(companyId, (other) => eraseHeldNaming(other, services, erased)));
    await untilWaiting(database);
  });
  await Promise.all(erasing);
  expect(await deliveriesIn(database, companyId)).toEqual([]);
});
