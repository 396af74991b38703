import { expect, test } from 'vitest';
import type { Permission } from '#kernel/contract/permissions.ts';
import { enHeld } from '../../texts/en-held.ts';
import { heldOf, heldPage, isHeldKey } from './held-things.ts';

test('what is in the way comes first, the same is added up, and what ends by itself is not held', () => {
  const found = [
    {
      obstacles: [{ code: 'people.ResponsibleForContracts', details: { count: 2 } }],
      consequences: [
        { key: 'signIn', count: 1 },
        { key: 'calendarAddresses', count: 1 },
        { key: 'lotteryGames', count: 1 },
      ],
    },
    {
      obstacles: [{ code: 'people.HandOverFirst', what: 'lease', details: { count: 3 } }],
      consequences: [{ key: 'calendarAddresses', count: 2 }],
    },
  ];
  expect(heldOf(found)).toEqual([
    { key: 'heldContracts', count: 2 },
    { key: 'lease', count: 3 },
    { key: 'calendarAddresses', count: 3 },
  ]);
});

test('each thing has a page of its own, and one that is not known here the profile', () => {
  const keys = Object.keys(enHeld).filter((key) => key !== 'other');
  expect(keys.filter((key) => !isHeldKey(key))).toEqual([]);
  expect(heldPage('heldContracts', 'ola', new Set(['ContractsEdit']))).toEqual({ path: '/contracts', query: { handover: 'ola' } });
  expect(heldPage('lease', 'ola', new Set())).toEqual({ path: '/people/details', query: { employeeId: 'ola' } });
  expect(heldPage('heldContracts', 'ola', new Set(['Contracts'])), 'who may not hand over is not led there').toBeNull();
  expect(isHeldKey('toString')).toBe(false);
});

test.each<[string, string, Permission | undefined]>([
  ['heldReports', '/access-control?tab=hierarchy', 'AccessControl'],
  ['heldOnlyAdmin', '/access-control?tab=users', 'AccessControl'],
  ['gdprTreatments', '/gdpr?', 'Gdpr'],
  ['notificationRules', '/organisation/notification-rules?', 'NotificationRules'],
  ['signingAsked', '/esigning?', 'Esigning'],
  ['signingAwaited', '/esigning?', 'Esigning'],
  ['absenceRequests', '/vacation-and-leave/pending-requests?', 'VacationAndLeaveViewPendingRequests'],
  ['vacationTransfers', '/vacation-and-leave/pending-requests?', 'VacationAndLeaveViewPendingRequests'],
  ['apiKeys', '/organisation/settings?', 'OrganisationSettings'],
  ['director', '/organisation?', 'OrganisationView'],
  ['tasks', '/people/details?employeeId=ola', undefined],
  ['calendarAddresses', '/people/details?employeeId=ola', undefined],
])('%s are handed over at %s, by who has %s', (key, address, permission) => {
  const page = heldPage(key, 'ola', new Set(permission ? [permission] : []));
  expect(`${page?.path}?${new URLSearchParams(page?.query as Record<string, string>).toString()}`).toBe(address);
  expect(heldPage(key, 'ola', new Set()) === null).toBe(permission !== undefined);
});
