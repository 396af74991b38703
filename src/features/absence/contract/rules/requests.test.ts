import { describe, expect, test } from 'vitest';
import { absenceType } from '../kinds.ts';
import {
  asks,
  commentOf,
  daysAskedFor,
  daysOf,
  decidedAbsences,
  decidedTransfers,
  idOf,
  leftOf,
  otherWaitingDays,
  pendingRequests,
  personOf,
  sinceOf,
  typeOf,
  type Pending,
  type PendingRequest,
  type RespondedRequests,
  type WaitingAbsence,
} from './requests.ts';

// Only the fields that these rules read.
const waiting = (absenceId: string, absence: object = {}) =>
  ({
    absence: { absenceId, comment: 'Bryllup', workingDays: 3, proposed: null, ...absence },
    waitsSince: '2026-11-01T08:00:00.000Z',
    person: { fullName: 'Ola Moe' },
    perYear: [
      { year: 2026, availableAfter: 2 },
      { year: 2027, availableAfter: -1 },
    ],
  }) as unknown as WaitingAbsence;
const transfer = (vacationDaysTransferRequestEncrId: string, rest: object = {}) => ({
  ...({
    fullName: 'Kari Nes',
    vacationDays: 4,
    year: 2026,
    available: 10,
    comment: null,
    requestedDate: '2026-11-02T08:00:00.000Z',
  } as Pending['pendingVacationTransferRequests'][number]),
  vacationDaysTransferRequestEncrId,
  ...rest,
});
const ofAbsence = (absence: object = {}): PendingRequest => ({ kind: 'absence', ask: 'update', waiting: waiting('a', absence) });
const ofTransfer = (rest: object = {}): PendingRequest => ({ kind: 'transfer', ask: 'transfer', transfer: transfer('t', rest) });

test('all pending requests come in the order of the filter, each kind as it was answered', () => {
  const requests = pendingRequests({
    pendingVacationTransferRequests: [transfer('t1')],
    pendingDeleteAbsenceRequests: [waiting('d1')],
    pendingUpdateAbsenceRequests: [waiting('u1')],
    pendingAddAbsenceRequests: [waiting('a1'), waiting('a2')],
    elsewhere: [],
  });
  expect(requests.map((one) => `${one.kind} ${one.ask} ${idOf(one)}`)).toEqual([
    'absence add a1',
    'absence add a2',
    'absence update u1',
    'absence delete d1',
    'transfer transfer t1',
  ]);
  expect([...new Set(requests.map(({ ask }) => ask))]).toEqual([...asks]);
});

test.each<[string, PendingRequest, unknown[]]>([
  ['an absence', ofAbsence(), ['a', 'Ola Moe', '2026-11-01T08:00:00.000Z', 'Bryllup', 3]],
  ['an absence without comment', ofAbsence({ comment: null }), ['a', 'Ola Moe', '2026-11-01T08:00:00.000Z', '', 3]],
  [
    'a change, as it would be',
    ofAbsence({ proposed: { comment: 'Flyttet', workingDays: 0.5 } }),
    ['a', 'Ola Moe', '2026-11-01T08:00:00.000Z', 'Flyttet', 0.5],
  ],
  [
    'a change that takes the comment away',
    ofAbsence({ proposed: { comment: null, workingDays: 1 } }),
    ['a', 'Ola Moe', '2026-11-01T08:00:00.000Z', '', 1],
  ],
  ['a transfer', ofTransfer(), ['t', 'Kari Nes', '2026-11-02T08:00:00.000Z', '', 4]],
  ['a transfer with a comment', ofTransfer({ comment: 'Reise' }), ['t', 'Kari Nes', '2026-11-02T08:00:00.000Z', 'Reise', 4]],
])('%s has its id, person, moment, comment and days', (_name, request, expected) => {
  expect([idOf, personOf, sinceOf, commentOf, daysOf].map((read) => read(request))).toEqual(expected);
});

describe('what would be left', () => {
  test.each<[string, PendingRequest, object[]]>([
    [
      'of each year of an absence',
      ofAbsence(),
      [
        { year: 2026, days: 2 },
        { year: 2027, days: -1 },
      ],
    ],
    ['of the year that days are moved from', ofTransfer(), [{ year: 2026, days: 6 }]],
    ['of a year that has too few', ofTransfer({ available: 3 }), [{ year: 2026, days: -1 }]],
  ])('%s', (_name, request, left) => {
    expect(leftOf(request)).toEqual(left);
  });
});

test('what else waits to be moved out of a year is of the same person and the same year', () => {
  const ofKari = (id: string, days: number, rest: object = {}) => transfer(id, { companyUserId: 'kari', vacationDays: days, ...rest });
  const own = ofKari('t1', 4);
  const others = [ofKari('t2', 5), ofKari('t3', 1.5), ofKari('t4', 7, { year: 2027 }), ofKari('t5', 9, { companyUserId: 'ola' })];
  expect(otherWaitingDays({ pendingVacationTransferRequests: [own, ...others] }, own)).toBe(6.5);
  expect(otherWaitingDays({ pendingVacationTransferRequests: [own] }, own)).toBe(0);
});

test('the days asked for are those of the change, or else of the absence', () => {
  const [plain, changed] = [waiting('a'), waiting('b', { proposed: { workingDays: 1 } })];
  expect([daysAskedFor(plain), daysAskedFor(changed)]).toEqual([plain.absence, { workingDays: 1 }]);
});

test('the type asked for is that of the change, or else of the absence; a transfer has none', () => {
  const changed = ofAbsence({ type: absenceType.Vacation, proposed: { type: absenceType.TimeOff } });
  expect([ofAbsence({ type: absenceType.Vacation }), changed, ofTransfer()].map(typeOf)).toEqual([1, 6, undefined]);
});

test('what was approved comes before what was declined', () => {
  const responded = {
    approvedAbsenceRequests: [{ id: 1 }],
    declinedAbsenceRequests: [{ id: 2 }],
    approvedVacationTransferRequests: [{ id: 3 }],
    declinedVacationTransferRequests: [{ id: 4 }],
  } as unknown as RespondedRequests;
  expect([decidedAbsences(responded), decidedTransfers(responded)]).toEqual([
    [{ id: 1 }, { id: 2 }],
    [{ id: 3 }, { id: 4 }],
  ]);
});
