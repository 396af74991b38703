import { expect, test } from 'vitest';
import { comparedFields } from '../../contract/kinds.ts';
import { comparePeople, countDiffering } from './compare-people.ts';

const by = { reads: new Set(comparedFields), writes: new Set(comparedFields), today: '2026-11-28', allowSynthetic: true };
const known = { links: new Map<string, string>(), apart: new Set<string>() };
const noNumber = '01819012366';
const otherNone = '86011117948';

const here = (companyUserId: string, fields: object, isDeactivated = false) => ({
  companyUserId,
  version: 1,
  isProposed: true,
  isDeactivated,
  fields,
});
const there = (externalId: string, fields: object) => ({
  externalId,
  isActive: true,
  ownId: null,
  version: null,
  unreadable: ['city' as const],
  fields,
});
const compared = (people: ReturnType<typeof here>[], others: ReturnType<typeof there>[]) =>
  comparePeople(people, others, { ...by, ...known });

const kari = { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@firma.no', employeeNumber: '7', department: 'Salg' };

test('who is in both is beside each other, with what differs and cannot be read', async () => {
  const found = await compared([here('a', kari, true)], [there('1', { ...kari, department: 'Drift', city: 'Oslo' })]);
  expect(found).toEqual({
    onlyExternal: [],
    onlySamspill: [],
    both: [
      {
        companyUserId: 'a',
        externalId: '1',
        fullName: 'Kari Hansen',
        employeeNumber: '7',
        emailAddress: 'kari@firma.no',
        department: 'Salg',
        invalidNumbers: [],
        matchedBy: expect.any(String),
        differences: [expect.objectContaining({ field: 'department' })],
        isDeactivated: true,
        unreadable: ['city'],
      },
    ],
  });
});

test('numbers that are none are named once, of whichever system they are', async () => {
  const invalid = async (ours: object, theirs: object) =>
    (await compared([here('a', { ...kari, ...ours })], [there('1', { ...kari, ...theirs })])).both[0]?.invalidNumbers;
  expect(await invalid({ socialSecurityNumber: noNumber }, { socialSecurityNumber: noNumber })).toEqual(['socialSecurityNumber']);
  expect(await invalid({ socialSecurityNumber: noNumber }, { salaryAccountNumber: otherNone })).toEqual([
    'socialSecurityNumber',
    'salaryAccountNumber',
  ]);
  expect(await invalid({}, { salaryAccountNumber: otherNone })).toEqual(['salaryAccountNumber']);
});

test('who is in one system only is shown with whom they could be', async () => {
  const shared = { firstName: 'Ola', lastName: 'Moe', employeeNumber: '', emailAddress: null };
  const found = await compared(
    [here('a', shared), here('b', shared)],
    [there('1', shared), there('2', { firstName: 'Eva', salaryAccountNumber: otherNone })],
  );
  const nothing = { employeeNumber: null, emailAddress: null, department: null };
  expect(found.onlySamspill).toEqual(
    ['a', 'b'].map((companyUserId) => ({
      companyUserId,
      fullName: 'Ola Moe',
      ...nothing,
      invalidNumbers: [],
      candidates: [{ externalId: '1', fullName: 'Ola Moe' }],
    })),
  );
  expect(found.onlyExternal).toEqual([
    {
      externalId: '1',
      fullName: 'Ola Moe',
      ...nothing,
      invalidNumbers: [],
      candidates: [
        { companyUserId: 'a', fullName: 'Ola Moe' },
        { companyUserId: 'b', fullName: 'Ola Moe' },
      ],
    },
    { externalId: '2', fullName: 'Eva', ...nothing, invalidNumbers: ['salaryAccountNumber'], candidates: [] },
  ]);
});

test('who differs is who is in one system only, or has other values', async () => {
  const ola = { firstName: 'Ola', lastName: 'Moe', employeeNumber: '8' };
  const people = [here('a', kari), here('b', ola), here('c', { firstName: 'Nils', lastName: 'Li' })];
  const others = [there('1', kari), there('2', { ...ola, position: 'Selger' }), there('3', { firstName: 'Eva', lastName: 'Berg' })];
  expect(countDiffering(await compared(people, others))).toBe(3);
});
