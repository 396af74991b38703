import { describe, expect, test } from 'vitest';
import type { ComparedPeople } from './compare-people.ts';
import { chooseRows, choosesUnsettled, type Chosen } from './choose-rows.ts';

const candidate = { companyUserId: 'x', externalId: '9', fullName: 'Ola' };
const difference = { field: 'city', kind: 'different', canWriteHere: true, canWriteThere: true };
// Only what a choice reads.
const compared = {
  onlyExternal: [
    { externalId: '1', fullName: 'Eva Berg', candidates: [] },
    { externalId: '2', fullName: 'Ola Moe', candidates: [candidate] },
  ],
  onlySamspill: [
    { companyUserId: 'a', fullName: 'Nils Li', candidates: [] },
    { companyUserId: 'b', fullName: 'Ola Moe', candidates: [candidate] },
  ],
  both: [{ companyUserId: 'c', externalId: '3', fullName: 'Kari Hansen', isDeactivated: false, differences: [difference] }],
} as unknown as ComparedPeople;
const nobody: Chosen = {
  addToSamspillExternalIds: [],
  addToExternalCompanyUserIds: [],
  crossSyncCompanyUserIds: [],
  useSamspillData: true,
  overrides: {},
};

describe('the rows of a sync', () => {
  test('are those who were chosen, each once', () => {
    const chosen = { addToSamspillExternalIds: ['1', '1'], addToExternalCompanyUserIds: ['a'], crossSyncCompanyUserIds: ['c', 'c'] };
    expect(chooseRows(compared, { ...nobody, ...chosen })).toEqual([
      { action: 'addHere', companyUserId: null, externalId: '1', fullName: 'Eva Berg', here: [], there: [] },
      { action: 'addThere', companyUserId: 'a', externalId: null, fullName: 'Nils Li', here: [], there: [] },
      { action: 'level', companyUserId: 'c', externalId: '3', fullName: 'Kari Hansen', here: [], there: ['city'] },
    ]);
    expect(chooseRows(compared, nobody)).toEqual([]);
  });

  test('follow whose values win', () => {
    const chosen = { ...nobody, crossSyncCompanyUserIds: ['c'], useSamspillData: false };
    expect(chooseRows(compared, chosen)).toMatchObject([{ here: ['city'], there: [] }]);
  });

  test.each<Partial<Chosen>>([
    { addToSamspillExternalIds: ['1', '3'] },
    { addToExternalCompanyUserIds: ['c'] },
    { crossSyncCompanyUserIds: ['a'] },
  ])('are none when somebody was not compared so: %j', (chosen) => {
    expect(chooseRows(compared, { ...nobody, ...chosen })).toBeUndefined();
  });
});

test.each<[Partial<Chosen>, boolean]>([
  [{}, false],
  [{ addToSamspillExternalIds: ['1'], addToExternalCompanyUserIds: ['a'] }, false],
  [{ addToSamspillExternalIds: ['1', '2'] }, true],
  [{ addToExternalCompanyUserIds: ['b'] }, true],
  // The ids of one system say nothing in the other.
  [{ addToSamspillExternalIds: ['b'], addToExternalCompanyUserIds: ['2'] }, false],
])('that %j chooses somebody who may be another: %s', (chosen, expected) => {
  expect(choosesUnsettled(compared, { ...nobody, ...chosen })).toBe(expected);
});
