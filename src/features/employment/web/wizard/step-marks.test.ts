import { describe, expect, test } from 'vitest';
import type { Value } from '../../contract/template.ts';
import { draftOf } from '../../testing/drafts.ts';
import { filledFor, templateOf } from '../../testing/templates.ts';
import { changedBy, contentOfDraft, fieldsOf, mergedInto } from './draft-fields.ts';
import { fieldGroups, shownGroups, signeeFields } from './field-groups.ts';
import { fieldsOfFinding, judge, lackOf, obstaclesOf, wizardSteps } from './step-marks.ts';

const today = '2026-11-24';
const filled = (key: string, more: Readonly<Record<string, Value>> = {}) => judge(draftOf(key, { ...filledFor(key), ...more }), today);
const keysOf = (key: string, values: Readonly<Record<string, Value>>) =>
  ([1, 2] as const).flatMap((step) => shownGroups(templateOf(key), values, step).flatMap((group) => group.variables.map((one) => one.key)));

test.each(['permanent', 'temporary', 'manager', 'addendum'])(
  'every variable of the template %s that has a field stands in one section',
  (key) => {
    const { variables } = templateOf(key);
    const known = fieldGroups.flatMap((group) => [...group.variables] as string[]);
    expect(new Set(known).size).toBe(known.length);
    expect(variables.filter((one) => !one.isHidden && !known.includes(one.key))).toEqual([]);
  },
);

test.each<[string, string, Record<string, Value>, boolean]>([
  ['expirationDate', 'permanent', {}, false],
  ['expirationDate', 'temporary', {}, true],
  ['workCity', 'permanent', { workLocation: 'hq' }, false],
  ['workCity', 'permanent', { workLocation: 'other' }, true],
  ['overtimePayment', 'manager', { leadingPosition: true }, false],
  ['overtimePayment', 'manager', { leadingPosition: false }, true],
  ['collectiveAgreementId', 'permanent', { collectiveAgreementFlag: false }, false],
  ['collectiveAgreementId', 'permanent', { collectiveAgreementFlag: true }, true],
  ['pensionAndInsurance', 'permanent', {}, false],
  ['salaryAmount', 'addendum', { changesPay: true }, true],
  ['salaryAmount', 'addendum', { changesPay: false }, false],
  ['position', 'addendum', { changesPosition: true }, true],
  ['position', 'addendum', { changesPosition: false }, false],
])('%s of %s with %j has a field: %s', (variable, key, values, isShown) => {
  expect(keysOf(key, values).includes(variable)).toBe(isShown);
});

test('a variable that no section knows stands in the last one', () => {
  const [first] = signeeFields;
  const groups = shownGroups({ variables: first ? [{ ...first, key: 'dogs' }] : [] }, {}, 2);
  expect(groups.map(({ key }) => key)).toEqual(['more']);
});

test('an addendum says first what it changes, and from when', () => {
  const [first] = shownGroups(templateOf('addendum'), {}, 1);
  expect([first?.key, first?.variables.map(({ key }) => key)]).toEqual([
    'change',
    ['contractDate', 'effectiveDate', 'changesPay', 'changesPosition'],
  ]);
});

test.each(['changeMissing', 'changeLate', 'changeDue'] as const)('%s stands beside a field of the addendum', (key) => {
  expect(fieldsOfFinding[key]?.filter((field) => templateOf('addendum').variables.some((one) => one.key === field))).toHaveLength(1);
});

describe('how much a step lacks', () => {
  test.each<[string, string, Record<string, Value>, number[]]>([
    ['a complete contract', 'permanent', {}, [0, 0, 0, 0]],
    ['a temporary one', 'temporary', {}, [0, 0, 0, 0]],
    ['without name and position', 'permanent', { lastName: '', position: null }, [2, 0, 0, 0]],
    ['without pay and a pension provider', 'permanent', { salaryAmount: null, pensions: [{ type: 'OTP', provider: '' }] }, [0, 2, 0, 0]],
    ['an agreement without number', 'permanent', { collectiveAgreementFlag: true, collectiveAgreementName: 'Handel' }, [0, 1, 0, 0]],
    ['a trial over half of the term', 'temporary', { expirationDate: '2027-07-03' }, [0, 1, 0, 0]],
    ['an end before the start', 'temporary', { expirationDate: '2020-01-04' }, [1, 0, 0, 0]],
    ['an addendum', 'addendum', {}, [0, 0, 0, 0]],
    ['an addendum without its day and the new pay', 'addendum', { effectiveDate: null, salaryAmount: null }, [1, 1, 0, 0]],
    ['a mobile number that is none', 'permanent', { mobileNumber: '12' }, [1, 0, 0, 0]],
  ])('%s', (_case, key, more, lacks) => {
    const validation = filled(key, more);
    expect(wizardSteps.map((step) => lackOf(validation, step))).toEqual(lacks);
  });
});

test('step 3 lacks what own words left out', () => {
  const document = draftOf('permanent', filledFor('permanent'));
  const elements = contentOfDraft(document).elements.map(({ key, active }) => ({
    key,
    active,
    text: key === 'salary' ? [{ kind: 'paragraph' as const, runs: [{ text: 'Etter avtale.' }] }] : null,
  }));
  const { template } = contentOfDraft(document);
  const validation = judge(mergedInto(document, changedBy(fieldsOf(document), { elements }, template)), today);
  expect(lackOf(validation, 3)).toBeGreaterThan(0);
});

test('what cannot be saved of who signs stands against publishing', () => {
  const document = draftOf('permanent', filledFor('permanent'));
  const { template } = contentOfDraft(document);
  const changed = changedBy(fieldsOf(document), { baseData: { signeeFirstName: 'Åse😀', signeeEmail: 'not yet' } }, template);
  const obstacles = obstaclesOf(judge(mergedInto(document, changed), today));
  expect(obstacles.map(({ kind, step, variable }) => [kind, step, variable])).toEqual([['wrong', 1, 'signeeFirstName']]);
});

describe('what stands against publishing', () => {
  test.each<[string, string, Record<string, Value>, unknown[]]>([
    ['nothing', 'permanent', {}, []],
    ['a trial over half of the term', 'temporary', { expirationDate: '2027-07-03' }, [['finding', 2, 'probationaryPeriod']]],
    ['no end', 'temporary', { expirationDate: null }, [['finding', 1, 'expirationDate']]],
    ['no provider', 'permanent', { insurances: [] }, [['finding', 2, 'pensions']]],
    ['no last name', 'permanent', { lastName: ' ' }, [['field', 1, 'lastName']]],
    ['a mobile number that is none', 'permanent', { mobileNumber: '12' }, [['wrong', 1, 'mobileNumber']]],
    ['a character that cannot be saved', 'permanent', { lastName: 'Vik😀' }, [['wrong', 1, 'lastName']]],
    ['an end out of reach', 'temporary', { expirationDate: '2099-01-04' }, [['wrong', 1, 'expirationDate']]],
    ['an end before the start', 'temporary', { expirationDate: '2020-01-04' }, [['finding', 1, 'expirationDate']]],
  ])('%s', (_case, key, more, obstacles) => {
    expect(obstaclesOf(filled(key, more)).map(({ kind, step, variable }) => [kind, step, variable])).toEqual(obstacles);
  });
});
