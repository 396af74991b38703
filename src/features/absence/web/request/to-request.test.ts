import { expect, test } from 'vitest';
import { newRequest, type RequestValues } from './request-values.ts';
import { toRequest } from './to-request.ts';

const twoWeeks = newRequest({ from: '2027-05-03', to: '2027-05-14' });
const sole = { addToAll: true, administerOwn: true };
const request = (part: Partial<RequestValues> = {}) => toRequest({ ...twoWeeks, ...part }, { ownId: 'me', permissions: sole });

test('asks for what the address says', () => {
  expect(request()).toEqual({
    absenceType: 1,
    startDate: '2027-05-03',
    endDate: '2027-05-14',
    isRecurring: false,
    recurrence: null,
    absencePortion: 0,
    addToAll: false,
    comment: '',
  });
});

test.each<[string, Partial<RequestValues>]>([
  ['no type', { absenceType: '' }],
  ['no first day', { startDate: '' }],
  ['no last day', { endDate: '' }],
  ['a last day before the first', { endDate: '2027-05-02' }],
  ['a day that is none', { endDate: '31.02.2027' }],
  ['a repetition without days', { isRecurring: true }],
])('asks nothing while there is %s', (_what, part) => {
  expect(request(part)).toBeUndefined();
});

test('halves only a single day', () => {
  expect(request({ absencePortion: '1' })?.absencePortion).toBe(0);
  expect(request({ absencePortion: '1', endDate: '2027-05-03' })?.absencePortion).toBe(1);
});

test('names a person only when it is somebody else, and nobody when it is everyone', () => {
  expect(request({ companyUserId: 'me' })).not.toHaveProperty('companyUserId');
  expect(request({ companyUserId: 'other' })?.companyUserId).toBe('other');
  expect(request({ companyUserId: 'other', addToAll: true })).not.toHaveProperty('companyUserId');
});

test('says whether it takes vacation days only when that is not as usual', () => {
  expect(request()).not.toHaveProperty('deductible');
  expect(request({ deductible: false })?.deductible).toBe(false);
  expect(request({ absenceType: '7', deductible: true })?.deductible).toBe(true);
});

test('says it of others and of everyone, but not of oneself while others decide', () => {
  const asked = (part: Partial<RequestValues>, administerOwn = false) =>
    toRequest({ ...twoWeeks, deductible: false, ...part }, { ownId: 'me', permissions: { addToAll: true, administerOwn } });
  for (const own of [{}, { companyUserId: 'me' }]) expect(asked(own)).not.toHaveProperty('deductible');
  expect(asked({}, true)?.deductible).toBe(false);
  for (const others of [{ companyUserId: 'other' }, { addToAll: true }, { companyUserId: 'me', addToAll: true }])
    expect(asked(others)?.deductible).toBe(false);
});

test('says of a change whether it takes vacation days when that changes', () => {
  const changed = (part: Partial<RequestValues>, former: { type: 1 | 7; deductible: boolean }) =>
    toRequest({ ...twoWeeks, ...part }, { ownId: 'me', permissions: sole, absenceId: 'a', former });
  const leave = { type: 7 as const, deductible: true };
  expect(changed({ absenceType: '7', deductible: false }, leave)?.deductible).toBe(false);
  expect(changed({ absenceType: '7', deductible: true }, leave)).not.toHaveProperty('deductible');
  expect(changed({ absenceType: '1', deductible: true }, { type: 1, deductible: false })?.deductible).toBe(true);
  // Of another type the server takes what is usual for it.
  expect(changed({ absenceType: '1', deductible: true }, leave)).not.toHaveProperty('deductible');
  expect(changed({ absenceType: '1', deductible: false }, leave)?.deductible).toBe(false);
});

test('takes the type from the address only when there is such a type', () => {
  expect(newRequest({ type: '2' })).toMatchObject({ absenceType: '2', deductible: false });
  expect(newRequest({ type: '99' }).absenceType).toBe('1');
  expect(newRequest({ from: 'soon' })).toMatchObject({ startDate: '', endDate: '' });
});
