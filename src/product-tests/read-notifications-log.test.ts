import { expect, test } from 'vitest';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogLine } from '#features/log/contract/entities.ts';
import { makeNotificationRead, makeNotificationsReadByScope } from '#features/notifications/contract/endpoints-bell.ts';
import { notifyMany, type TestNotification } from '#features/notifications/testing/notify-many.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

async function companyTold(of: readonly TestNotification[]) {
  const { admin, companyId } = await server.newCompany();
  const ids = await notifyMany(server, { companyId, companyUserId: admin.companyUserId }, of);
  const sentences = async (language: 'no' | 'en') => {
    const { json } = await admin.call(getPaginatedLogs, { body: { filter: { areas: ['notes'] }, language } });
    const lines = json['logs'] as LogLine[];
    return lines.map(({ sentence, actor }) => sentence.replace(actor?.name ?? '', 'Kari')).toSorted();
  };
  return { admin, ids, sentences };
}

test('the log names the event of a notification whose record was opened, each event once', async () => {
  const birthday = { reason: 'Birthday', scopeId: 'a' } as const;
  const { admin, sentences } = await companyTold([birthday, birthday, { reason: 'CompanyReport', scopeId: 'a' }]);
  await admin.call(makeNotificationsReadByScope, { body: { scopeId: 'a' } });
  expect(await sentences('en')).toEqual([
    'Kari opened what the notification “Birthday” was about',
    'Kari opened what the notification “Company report” was about',
  ]);
  expect(await sentences('no')).toEqual([
    'Kari åpnet det varselet «Bursdag» gjaldt',
    'Kari åpnet det varselet «Rapport for virksomheten» gjaldt',
  ]);
});

test('notifications of one event that are read within some minutes are one line, and another event has its own', async () => {
  const { admin, ids, sentences } = await companyTold([{ reason: 'Birthday' }, { reason: 'Birthday' }, { reason: 'CompanyReport' }]);
  for (const notificationId of ids) await admin.call(makeNotificationRead, { body: { notificationId } });
  expect(await sentences('no')).toEqual(['Kari leste varselet «Bursdag»', 'Kari leste varselet «Rapport for virksomheten»']);
  expect(await sentences('en')).toEqual(['Kari read the notification “Birthday”', 'Kari read the notification “Company report”']);
});
