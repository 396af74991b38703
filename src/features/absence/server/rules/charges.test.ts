import { expect, test } from 'vitest';
import { absenceStatuses, type AbsenceStatus } from '../../contract/kinds.ts';
import { chargeIn, desiredCharges, leftAround, ledgerDifferences, type Charge, type ChargeLine, type Costs } from './charges.ts';

const costs = (days: number, deductible = true) => ({ deductible, daysPerYear: { 2026: days } });

test.each<[string, AbsenceStatus, Partial<Charge> | null]>([
  ['nothing', 0, null],
  ['a request', 1, { reserved: 3 }],
  ['S2 an approved one', 2, { taken: 3 }],
  ['a declined one', 3, null],
  ['one whose deletion waits', 4, { taken: 3 }],
  ['S3 one whose deletion was approved', 5, null],
  ['S2 one whose deletion was declined', 6, { taken: 3 }],
  ['a deleted one', 7, null],
  ['S1 one whose change waits', 8, { taken: 3, reserved: 2 }],
  ['S2 a changed one', 9, { taken: 3 }],
  ['S2 one whose change was declined', 10, { taken: 3 }],
  ['S2 a changed request', 11, { reserved: 3 }],
  ['S2 one whose change was withdrawn', 12, { taken: 3 }],
])('%s (%i)', (_name, status, charge) => {
  expect(desiredCharges(status, costs(3), costs(5))).toEqual(charge ? [{ year: 2026, taken: 0, reserved: 0, ...charge }] : []);
});

test('what does not deduct costs nothing in any status', () => {
  expect(absenceStatuses.flatMap((status) => desiredCharges(status, costs(3, false), costs(5, false)))).toEqual([]);
});

test.each<[string, Costs, Costs | null, Charge[]]>([
  ['shorter', costs(3), costs(1), [{ year: 2026, taken: 3, reserved: 0 }]],
  ['no longer deductible', costs(3), costs(3, false), [{ year: 2026, taken: 3, reserved: 0 }]],
  ['deductible from now on', costs(3, false), costs(3), [{ year: 2026, taken: 0, reserved: 3 }]],
  [
    'moved over New Year',
    costs(3),
    {
      deductible: true,
      daysPerYear: { 2026: 1, 2027: 2 },
    },
    [
      { year: 2026, taken: 3, reserved: 0 },
      { year: 2027, taken: 0, reserved: 2 },
    ],
  ],
  ['unknown', costs(3), null, [{ year: 2026, taken: 3, reserved: 0 }]],
])('a change that waits and is %s', (_name, current, proposed, expected) => {
  expect(desiredCharges(8, current, proposed)).toEqual(expected);
});

const taken = (days: number, year = 2026): ChargeLine => ({ year, kind: 'taken', days });
const reserved = (days: number, year = 2026): ChargeLine => ({ year, kind: 'reserved', days });
test.each<[string, ChargeLine[], Charge[], ChargeLine[]]>([
  ['a first request', [], [{ year: 2026, taken: 0, reserved: 3 }], [reserved(-3)]],
  ['nothing new', [reserved(-3)], [{ year: 2026, taken: 0, reserved: 3 }], []],
  ['an approval frees before it takes', [reserved(-3)], [{ year: 2026, taken: 3, reserved: 0 }], [reserved(3), taken(-3)]],
  ['a refusal', [reserved(-3)], [], [reserved(3)]],
  ['C13 a day more', [taken(-5)], [{ year: 2026, taken: 6, reserved: 0 }], [taken(-1)]],
  ['many lines summed', [taken(-5), taken(2), taken(-1)], [{ year: 2026, taken: 3.5, reserved: 0 }], [taken(0.5)]],
  [
    'moved to the next year',
    [taken(-5)],
    [
      { year: 2026, taken: 2, reserved: 0 },
      { year: 2027, taken: 3, reserved: 0 },
    ],
    [taken(3), taken(-3, 2027)],
  ],
  ['what was booked and given back', [taken(-5), taken(5)], [], []],
])('%s', (_name, booked, desired, expected) => {
  expect(ledgerDifferences(booked, desired)).toEqual(expected);
});

test.each([
  ['a new request', { taken: 0, reserved: 0 }, 20, { availableBefore: 20, availableAfter: 17 }],
  ['a request that waits', { taken: 0, reserved: 3 }, 17, { availableBefore: 20, availableAfter: 17 }],
  ['a change of one agreed day', { taken: 1, reserved: 0 }, 19, { availableBefore: 19, availableAfter: 17 }],
  ['the same while it waits', { taken: 1, reserved: 2 }, 17, { availableBefore: 19, availableAfter: 17 }],
  ['a shortened one', { taken: 5, reserved: 0 }, 15, { availableBefore: 15, availableAfter: 17 }],
])('of three days, %s leaves the same whoever looks', (_what, charge, available, expected) => {
  expect(leftAround(available, chargeIn([{ year: 2026, ...charge }], 2026), 3)).toEqual(expected);
});
