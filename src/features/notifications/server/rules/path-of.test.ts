import { expect, test } from 'vitest';
import type { Facts } from '../../contract/facts.ts';
import { pathOf } from './path-of.ts';

const transfer = (pending: boolean): Facts => ({
  vacationDaysTransferRequest: { vacationDays: 5, year: 2026, vacationDaysTransferStatus: 1, actionCompanyUser: null, pending },
});
const subject = (facts: Facts) => ({ companyUserId: 'kari', date: '2026-11-22', facts });

test.each([
  ['AbsenceRequestNotificationAdmins', true, false, '/vacation-and-leave/pending-requests?tab=transfer&year=2026'],
  ['AbsenceRequestNotificationAdmins', false, false, '/vacation-and-leave/responded-requests?tab=transfer&year=2026'],
  ['AbsenceRequestNotificationEmployees', false, true, '/vacation-and-leave?tab=personal'],
] as const)('a mail about a transfer (%s, pending %s, own %s) opens %s', (reason, pending, isOwn, path) => {
  expect(pathOf(reason, subject(transfer(pending)), isOwn)).toBe(path);
});
