import { expect, test } from 'vitest';
import { findRows } from '#kernel/web/find-rows.ts';
import { absenceType } from '../../contract/kinds.ts';
import { idOf, pendingRequests, type Pending, type WaitingAbsence } from '../../contract/rules/requests.ts';
import { mayDecideWithOthers } from './pending.ts';
import { requestRules } from './request-rules.ts';

// Only what the list reads.
const absence = (absenceId: string, fullName: string, more: object, waitsSince = '2027-03-01T08:00:00Z') =>
  ({
    absence: {
      absenceId,
      type: absenceType.Vacation,
      startDate: '2027-07-05',
      workingDays: 5,
      comment: null,
      proposed: null,
      permissions: { decide: true },
      ...more,
    },
    person: { fullName },
    waitsSince,
  }) as unknown as WaitingAbsence;
const pending = {
  pendingAddAbsenceRequests: [
    absence('new', 'Åse Ås', { comment: 'Hytta' }, '2027-03-03T08:00:00Z'),
    absence('masked', 'Ola Berg', { type: absenceType.SickLeaveSelfReported, permissions: { decide: false } }),
  ],
  pendingUpdateAbsenceRequests: [
    absence('change', 'Kari Berg', { proposed: { type: absenceType.TimeOff, startDate: '2027-06-01', workingDays: 10, comment: 'Båten' } }),
  ],
  pendingDeleteAbsenceRequests: [absence('gone', 'Ola Berg', {}, '2027-03-02T08:00:00Z')],
  pendingVacationTransferRequests: [
    {
      vacationDaysTransferRequestEncrId: 'transfer',
      fullName: 'Berit Dal',
      year: 2026,
      vacationDays: 3,
      comment: null,
      requestedDate: '2027-02-01T08:00:00Z',
    },
  ],
} as unknown as Pending;

const all = pendingRequests(pending);
const usual = { search: '', filters: {}, sort: undefined, locale: 'nb' };
const found = (wanted: Partial<Parameters<typeof findRows>[1]>) => findRows(all, { ...usual, ...wanted }, requestRules).map(idOf);

test.each<[string, Parameters<typeof found>[0], string[]]>([
  ['has what waited longest first', {}, ['transfer', 'masked', 'change', 'gone', 'new']],
  ['finds a person', { search: 'berg' }, ['masked', 'change', 'gone']],
  ['finds the comment of a change', { search: 'båten' }, ['change']],
  ['shows what asks for the same', { filters: { ask: ['delete', 'transfer'] } }, ['transfer', 'gone']],
  ['shows a type of absence, which transfers have none of', { filters: { type: [String(absenceType.SickLeaveSelfReported)] } }, ['masked']],
  ['shows a change by the type that it asks for', { filters: { type: [String(absenceType.TimeOff)] } }, ['change']],
  ['stands by name', { sort: { by: 'person', direction: 'asc' } }, ['transfer', 'change', 'masked', 'gone', 'new']],
  [
    'stands by the first day, a change by its new one',
    { sort: { by: 'when', direction: 'asc' } },
    ['transfer', 'change', 'masked', 'gone', 'new'],
  ],
  ['has the most days first', { sort: { by: 'days', direction: 'desc' } }, ['change', 'masked', 'gone', 'new', 'transfer']],
])('the list of requests %s', (_name, wanted, ids) => {
  expect(found(wanted)).toEqual(ids);
});

test('decides several absences at once, but no transfers and nothing that is not theirs to decide', () => {
  expect(all.filter(mayDecideWithOthers).map(idOf)).toEqual(['new', 'change', 'gone']);
});
