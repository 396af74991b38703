import { expect, test } from 'vitest';
import { kari } from '../../../testing/plan-of.ts';
import type { ValidatedRow } from './validate-row.ts';
import type { Values } from './read-cell.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';

const row = (number: number, values: Values, rest: Partial<ValidatedRow> = {}): ValidatedRow => ({
  number,
  values,
  contact: undefined,
  person: undefined,
  verdict: 'import',
  reasons: [],
  warnings: [],
  ...rest,
});
const refusal = (first: number, field?: string) => [{ code: 'duplicateInFile', ...(field && { field }), params: { row: first } }];
const ann = { firstName: 'Ann', lastName: 'Li' };

test.each<[string, Values, Values, string | undefined]>([
  ['e-mail', { ...ann, emailAddress: 'A@x.no' }, { firstName: 'Bo', emailAddress: 'a@X.no' }, 'emailAddress'],
  ['number', { ...ann, employeeNumber: '007' }, { firstName: 'Bo', employeeNumber: 7 }, 'employeeNumber'],
  ['name and birthday', { ...ann, birthday: '1990-01-01' }, { firstName: 'ANN', lastName: 'LI', birthday: '1990-01-01' }, 'birthday'],
  ['identity number', { ...ann, socialSecurityNumber: '1' }, { firstName: 'Bo', socialSecurityNumber: '1' }, 'socialSecurityNumber'],
  ['values, with no key at all', { ...ann, department: 'Salg' }, { ...ann, department: 'Salg' }, undefined],
])('the second of the same %s is refused, and names the first', (_name, first, second, field) => {
  const [one, two] = refuseDuplicates([row(2, first), row(5, second)]);
  expect(one).toEqual(row(2, first));
  expect([two?.verdict, two?.reasons]).toEqual(['refuse', refusal(2, field)]);
});

test('the same person of the company is written once', () => {
  const rows = [row(2, { emailAddress: 'kari@firma.no' }, { person: kari }), row(3, { employeeNumber: '12' }, { person: kari })];
  expect(refuseDuplicates(rows)[1]?.reasons).toEqual(refusal(2));
});

test.each<[string, Values, Values]>([
  ['other e-mail', { ...ann, emailAddress: 'a@x.no' }, { firstName: 'Bo', emailAddress: 'b@x.no' }],
  ['other values', { firstName: 'Ann', department: 'Salg' }, { firstName: 'Bo', department: 'Salg' }],
  ['another birthday', { firstName: 'Bo', birthday: '1990-01-01' }, { firstName: 'Ann', birthday: '1990-01-01' }],
])('rows with %s are both imported', (_name, first, second) => {
  const rows = [row(2, first), row(3, second)];
  expect(refuseDuplicates(rows)).toEqual(rows);
});

test.each(['skip', 'refuse'] as const)('a row whose verdict is %s claims nothing, and stays as it is', (verdict) => {
  const rows = [
    row(2, { ...ann, emailAddress: 'a@x.no' }, { verdict }),
    row(3, { ...ann, emailAddress: 'a@x.no' }),
    row(4, { ...ann, emailAddress: 'a@x.no' }, { verdict }),
  ];
  expect(refuseDuplicates(rows)).toEqual(rows);
});

test('a refused row claims none of its other keys', () => {
  const rows = [
    row(2, { firstName: 'Ann', emailAddress: 'a@x.no' }),
    row(3, { firstName: 'Bo', emailAddress: 'a@x.no', employeeNumber: '7' }),
    row(4, { firstName: 'Cy', employeeNumber: '7' }),
  ];
  expect(refuseDuplicates(rows).map(({ verdict }) => verdict)).toEqual(['import', 'refuse', 'import']);
});

test('a namesake is told of the first of that name, once', () => {
  const rows = [
    row(2, { ...ann, emailAddress: 'a@x.no' }),
    row(3, { ...ann, emailAddress: 'b@x.no' }, { warnings: [{ code: 'sameName' }, { code: 'zeroRestored' }] }),
    row(4, { ...ann, emailAddress: 'c@x.no' }),
    row(5, { ...ann, emailAddress: 'kari@firma.no' }, { person: kari }),
    row(6, { emailAddress: 'd@x.no' }),
    row(7, { emailAddress: 'e@x.no' }),
  ];
  expect(refuseDuplicates(rows).map(({ warnings }) => warnings)).toEqual([
    [],
    [{ code: 'zeroRestored' }, { code: 'sameName', params: { row: 2 } }],
    [{ code: 'sameName', params: { row: 2 } }],
    [],
    [],
    [],
  ]);
});
