import { expect, test } from 'vitest';
import { ContractSchema, sentChanges, sentContract, termsOf, valuesOf } from './contract-values.ts';

const responsible = '0199a0c0-0000-7000-8000-000000000001';
const filled = { ...valuesOf(undefined, responsible), party: 'Kvartalet Eiendom AS', name: 'Leie av kontor' };

const pathsOf = (values: typeof filled) => (ContractSchema.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'));

test('needs party, name and responsible', () => {
  expect(pathsOf(filled)).toEqual([]);
  expect(pathsOf(valuesOf(undefined))).toEqual(expect.arrayContaining(['party', 'name', 'responsible']));
});

test('refuses an end before the start, beside the end', () => {
  expect(pathsOf({ ...filled, startDate: '2026-02-01', endDate: '2026-01-31' })).toEqual(['endDate']);
  expect(pathsOf({ ...filled, startDate: '2026-02-01', endDate: '2026-02-01' })).toEqual([]);
});

test.each([
  ['123 456 785', null, ['party']],
  ['123 456 786', null, ['party']],
  ['123 456 785', responsible, []],
  ['Fjordgata 12 AS', null, []],
])('judges %s as the name of party %s', (party, partyId, paths) => {
  expect(pathsOf({ ...filled, party, partyId })).toEqual(paths);
});

test.each([
  { number: '' as const, unit: 'month' as const, paths: [] },
  { number: 0, unit: 'day' as const, paths: ['noticePeriod.number'] },
  { number: 120, unit: 'month' as const, paths: [] },
  { number: 121, unit: 'month' as const, paths: ['noticePeriod.number'] },
])('judges a notice period of "$number" $unit', ({ number, unit, paths }) => {
  expect(pathsOf({ ...filled, noticePeriod: { number, unit } })).toEqual(paths);
});

test('refuses a notification without a channel, and a link without its address', () => {
  const notifications = [{ when: '90', channels: [], recipient: null, active: true }];
  expect(pathsOf({ ...filled, notifications, links: [{ fileName: 'Tegninger', url: ' ' }] })).toEqual([
    'notifications.0.channels',
    'links.0.url',
  ]);
});

test('sends choices as numbers, and typed lengths as the contract has them', () => {
  const sent = sentContract({ ...filled, typeId: '2', interval: '2', noticePeriod: { number: 3, unit: 'month' } }, null);
  expect(sent).toMatchObject({ responsible, typeId: 2, interval: 2, noticePeriod: { number: 3, unit: 'month' }, renewalInterval: null });
  expect(sent).not.toHaveProperty('links');
  expect(sent).not.toHaveProperty('attached');
});

test('sends of a stored contract only what was changed, and no notification that nobody touched', () => {
  const stored = { ...filled, notifications: [{ when: '90', channels: ['1'], recipient: null, active: true }] };
  expect(sentChanges(stored, { ...stored, endDate: '2027-06-30' }, 1)).toEqual({ endDate: '2027-06-30' });
  const silent = stored.notifications.map((one) => ({ ...one, active: false }));
  expect(sentChanges(stored, { ...stored, notifications: silent }, 2)).toEqual({
    notifications: [{ type: 2, when: 90, channels: [1], recipient: null, active: false }],
  });
});

test('sends that nobody is to be told, and a copy begins with telling', () => {
  expect(sentChanges(filled, { ...filled, hasNotification: false }, 1)).toEqual({ hasNotification: false });
  expect(sentContract(filled, null)).toMatchObject({ hasNotification: true });
});

test('has no terms while a date or a length is wrong', () => {
  expect(termsOf({ ...filled, endDate: '2027-06-30' }, null)).toMatchObject({ endDate: '2027-06-30', status: 1, noticePeriod: null });
  expect(termsOf({ ...filled, endDate: '2027-02-30' }, null)).toBeUndefined();
  expect(termsOf({ ...filled, noticePeriod: { number: 0, unit: 'day' } }, null)).toBeUndefined();
});
