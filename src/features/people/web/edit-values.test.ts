import { expect, test } from 'vitest';
import { kari } from '../testing/kari.ts';
import { errorsOf } from './edit-schema.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { addressText, changerOf, changesOf, valuesOf } from './edit-values.ts';

const base = valuesOf(kari);

test('sends nothing of a form that was not touched', () => {
  expect(changesOf(base, valuesOf(kari))).toEqual({});
});

test('sends what was changed, and of the address only its changed lines', () => {
  const values = { ...base, team: 'Sør', positionCoverage: '', address: { ...base.address, city: 'Bodø' } };
  expect(changesOf(base, values)).toEqual({ team: 'Sør', positionCoverage: null, address: { city: 'Bodø' } });
});

test.each([
  [{ firstName: '' }, ['firstName']],
  [{ position: 'Montør' }, []],
  [{ team: 'Sør' }, []],
  [{ birthday: '2030-01-02' }, ['birthday']],
  [{ startDate: '2026-02-01', endDate: '2026-01-01' }, ['endDate']],
  [{ socialSecurityNumber: '01819012366' }, ['socialSecurityNumber']],
  [{ emergencyContacts: [{ fullName: 'Ola', phoneCountryCode: '+47', phone: '12', relation: '' }] }, ['emergencyContacts[0].phone']],
  [
    { mobilePhoneNumber: '12', birthday: '2030-01-02', startDate: '2026-02-01', endDate: '1999-01-01' },
    ['mobilePhoneNumber', 'birthday', 'endDate'],
  ],
  [{ startDate: 'snart', endDate: '1999-01-01', birthday: '2030-01-02' }, ['startDate', 'birthday']],
])('judges %j by what was changed only', (part, paths) => {
  expect(errorsOf(base, { ...base, ...part }, '2026-11-21').map(({ path }) => path)).toEqual(paths);
});

test('a job title that is there cannot be emptied', () => {
  const titled = valuesOf({ ...kari, position: 'Montør' });
  expect(errorsOf(titled, { ...titled, position: '' }, '2026-11-21')).toEqual([{ path: 'position', code: 'required' }]);
});

test('both sides may change different fields', () => {
  const mine = { ...base, team: 'Sør' };
  const theirs = { ...base, location: 'Bodø' };
  expect(conflictsOf(base, mine, theirs)).toEqual([]);
  expect(rebased({ base, mine, theirs }, [])).toMatchObject({ team: 'Sør', location: 'Bodø' });
});

test('one keeps or takes what both changed; the rest of one’s own stays', () => {
  const mine = { ...base, team: 'Sør', tShirtSize: 'L' };
  const theirs = { ...base, team: 'Vest', location: 'Bodø' };
  expect(conflictsOf(base, mine, theirs)).toEqual(['team']);
  expect(rebased({ base, mine, theirs }, [])).toMatchObject({ team: 'Sør', location: 'Bodø', tShirtSize: 'L' });
  expect(rebased({ base, mine, theirs }, ['team'])).toMatchObject({ team: 'Vest', location: 'Bodø', tShirtSize: 'L' });
});

test('the same change on both sides is no conflict', () => {
  expect(conflictsOf(base, { ...base, team: 'Sør' }, { ...base, team: 'Sør' })).toEqual([]);
});

test('names who last changed one of the fields in conflict', () => {
  const changes = [
    { changedAt: '2026-11-21T12:00:00Z', changedBy: 'Ola Nes', changedByCompanyUserId: 'ola', fields: ['team'] },
    { changedAt: '2026-11-21T11:00:00Z', changedBy: 'Anne Vik', changedByCompanyUserId: 'anne', fields: ['position', 'address'] },
    { changedAt: '2026-11-21T10:00:00Z', changedBy: null, changedByCompanyUserId: null, fields: ['notes'] },
  ];
  expect(changerOf(changes, ['address'])).toEqual({ by: 'Anne Vik', companyUserId: 'anne', at: '2026-11-21T11:00:00Z' });
  expect(changerOf(changes, ['notes'])).toEqual({ at: '2026-11-21T10:00:00Z' });
  expect(changerOf(changes, ['birthday'])).toEqual({});
});

test('writes an address in one line, with the country by name', () => {
  const address = { streetAddress: 'Storgata 1', apartment: '', postalCode: '0155', city: 'Oslo', province: '', country: 'NO' };
  expect(addressText(address, 'no')).toBe('Storgata 1, 0155, Oslo, Norge');
  expect(addressText(address, 'en')).toBe('Storgata 1, 0155, Oslo, Norway');
  expect(addressText({ ...address, country: null }, 'no')).toBe('Storgata 1, 0155, Oslo');
});
