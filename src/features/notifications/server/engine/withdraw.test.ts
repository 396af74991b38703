import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { deliveriesIn, notificationsIn, prefer, subjectOf } from '../../testing/company-with-rules.ts';
import { notifyPeople, withdraw } from '../public.ts';

const { database, services, newCompany } = await testServer();

test.each([
  { place: 'that is unread in the bell', channels: [1], digestAt: undefined, unheard: ['a'], left: 0 },
  { place: 'that is held for a digest', channels: [1, 2], digestAt: '15:00', unheard: ['a'], left: 1 },
  { place: 'that has left by mail', channels: [1, 2], digestAt: undefined, unheard: [], left: 2 },
] as const)('a notification $place is withdrawn from the bell, and whether nobody has heard of it is answered', async (told) => {
  const { channels, digestAt, unheard, left } = told;
  const { companyId, admin } = await newCompany();
  const companyUserId = String(admin.companyUserId);
  const subjects = ['a', 'b'].map((key) => subjectOf(key, companyUserId));
  await database.forCompany(companyId, async (company) => {
    if (digestAt) await prefer(company, companyUserId, { digestAt });
    const tellings = subjects.map((subject) => ({ reason: 'TaskResponsible', companyUserId, subject, channels: [...channels] }) as const);
    await notifyPeople(company, services, tellings);
  });
  const gone = await database.forCompany(companyId, (company) => withdraw(company, subjects.slice(0, 1)));
  expect([...gone]).toEqual(unheard);
  // Of another subject everything stays.
  expect((await notificationsIn(database, companyId)).map(({ key }) => key)).toEqual(['b 2026-11-21']);
  expect(await deliveriesIn(database, companyId)).toHaveLength(left);
});
