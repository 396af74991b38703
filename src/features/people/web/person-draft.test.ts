import { expect, test } from 'vitest';
import { kari } from '../testing/kari.ts';
import { valuesOf } from './edit-values.ts';
import { draftOf, namesOf, readDraft } from './person-draft.ts';

const base = valuesOf(kari);
const all = () => true;

test('keeps what was changed, with what it was changed from', () => {
  const typed = { ...base, team: 'Sør', address: { ...base.address, city: 'Bodø' } };
  const draft = draftOf(3, base, typed);
  expect(draft).toEqual({ version: 3, from: { team: 'Nord', address: base.address }, to: { team: 'Sør', address: typed.address } });
});

test('keeps no national number, account, allergies or pay', () => {
  const secret = { socialSecurityNumber: '1', salaryAccountNumber: '2', allergies: 'nuts', salaryAmount: '9', salaryCurrency: 'EUR' };
  expect(draftOf(3, base, { ...base, ...secret, salaryInterval: 'monthly' })).toBeUndefined();
  expect(namesOf(draftOf(3, base, { ...base, ...secret, team: 'Sør' }) ?? { version: 3, from: {}, to: {} })).toEqual(['team']);
});

test('reads back what was kept', () => {
  const draft = draftOf(3, base, { ...base, team: 'Sør', positionCoverage: '', preferredLanguage: 'nb' });
  expect(readDraft(JSON.parse(JSON.stringify(draft)), base, all)).toEqual(draft);
});

test.each([
  ['nothing', undefined],
  ['a draft without a version', { from: { team: 'Nord' }, to: { team: 'Sør' } }],
  ['a value of another kind', { version: 3, from: { team: 'Nord' }, to: { team: { city: 'Oslo' } } }],
  ['a field that never is kept', { version: 3, from: { salaryAmount: '1' }, to: { salaryAmount: '2' } }],
  ['what is saved by now', { version: 3, from: { team: 'Vest' }, to: { team: 'Nord' } }],
])('reads no draft from %s', (_what, kept) => {
  expect(readDraft(kept, base, all)).toBeUndefined();
});

test('leaves out what one may no longer change', () => {
  const draft = draftOf(3, base, { ...base, team: 'Sør', secondaryEmail: 'k@example.no' });
  expect(readDraft(draft, base, (name) => name === 'team')).toEqual({ version: 3, from: { team: 'Nord' }, to: { team: 'Sør' } });
});
