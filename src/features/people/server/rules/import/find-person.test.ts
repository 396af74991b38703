import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/plan-of.ts';
import { numberKey } from '#kernel/server/sheets/rules/find-named.ts';
import { findPerson, indexPeople, keysOf, nameOf } from './find-person.ts';
import type { Values } from './read-cell.ts';

test.each<[string | number | undefined, string | undefined]>([
  ['0012', '12'],
  ['12', '12'],
  [12, '12'],
  ['0', '0'],
  ['000', '0'],
  [' A-012 ', 'a-012'],
  ['00A', '00a'],
  ['', undefined],
  ['  ', undefined],
  [undefined, undefined],
])('the number %j is compared as %s', (value, key) => {
  expect(numberKey(value)).toBe(key);
});

test('keys are told from one another whatever their case', () => {
  expect(keysOf({ firstName: 'ÅSE', lastName: 'Li', emailAddress: 'A@X.no', employeeNumber: '07', birthday: '1990-01-01' })).toEqual({
    email: 'a@x.no',
    number: '7',
    name: 'ase li',
    nameAndBirthday: 'ase li|1990-01-01',
  });
  expect(keysOf({ birthday: '1990-01-01' })).toEqual({ email: undefined, number: undefined, name: undefined, nameAndBirthday: undefined });
  expect(keysOf({ emailAddress: 'A@Blåbær.no' })).toEqual(keysOf({ emailAddress: 'a@xn--blbr-roah.no' }));
  expect(keysOf({ lastName: 'Li' })).toMatchObject({ name: 'li', nameAndBirthday: undefined });
});

test('somebody without a last name is called by the first', () => {
  expect([nameOf({ values: { firstName: 'Kari' } }), nameOf({ values: { lastName: 'Li' } }), nameOf({ values: {} })]).toEqual([
    'Kari',
    'Li',
    '',
  ]);
});

describe('who is meant', () => {
  const kari = person('kari', {
    firstName: 'Kari',
    lastName: 'Hansen',
    emailAddress: 'kari@x.no',
    employeeNumber: '12',
    birthday: '1983-07-10',
  });
  const ola = person('ola', { firstName: 'Ola', lastName: 'Moe', employeeNumber: '13', birthday: '1990-01-02' });
  const twin = person('twin', { firstName: 'Ola', lastName: 'Moe', employeeNumber: '14', birthday: '1990-01-02' });
  const seven = person('seven', { firstName: 'Ann', lastName: 'Li', employeeNumber: '7' });
  const eight = person('eight', { firstName: 'Bo', lastName: 'Li', employeeNumber: '007', emailAddress: 'bo@x.no' });
  const index = indexPeople([kari, ola, twin, seven, eight]);
  /** `kari`, `kari by name`, `nobody, as ola`, or the refusal with its field and names. */
  const found = (values: Values) => {
    const one = findPerson(values, index);
    if (one.kind === 'person') return `${one.person.id}${one.matchedByName ? ' by name' : ''}`;
    if (one.kind === 'nobody') return ['nobody', ...one.sameName.map(({ id }) => id)].join(' ');
    return [one.reason.code, one.reason.field, ...Object.values(one.reason.params ?? {})].filter(Boolean).join(' ');
  };

  test.each<[string, Values, string]>([
    ['an address', { emailAddress: 'KARI@x.no' }, 'kari'],
    ['an address of a changed last name', { firstName: 'Kari', lastName: 'Berg', emailAddress: 'kari@x.no' }, 'kari'],
    ['a number', { employeeNumber: '0012' }, 'kari'],
    ['address and number of one', { emailAddress: 'kari@x.no', employeeNumber: '12' }, 'kari'],
    ['name and birthday', { firstName: 'kari', lastName: 'HANSEN', birthday: '1983-07-10' }, 'kari by name'],
    [
      'a new number beside name and birthday',
      { firstName: 'Kari', lastName: 'Hansen', birthday: '1983-07-10', employeeNumber: '99' },
      'kari by name',
    ],
    ['a name alone', { firstName: 'Kari', lastName: 'Hansen' }, 'nobody kari'],
    ['a name that two have', { firstName: 'Ola', lastName: 'Moe' }, 'nobody ola twin'],
    ['the name with another birthday', { firstName: 'Kari', lastName: 'Hansen', birthday: '1983-07-11' }, 'nobody kari'],
    ['nobody at all', { firstName: 'Per', lastName: 'Vik' }, 'nobody'],
    ['no key', {}, 'nobody'],
    ['a number of two', { employeeNumber: '7' }, 'severalMatch employeeNumber'],
    ['a number of two, and the address of one', { employeeNumber: '7', emailAddress: 'bo@x.no' }, 'eight'],
    ['a number of two, and the address of a third', { employeeNumber: '7', emailAddress: 'kari@x.no' }, 'keysConflict Kari Hansen Ann Li'],
    [
      'the address of one and the number of another',
      { emailAddress: 'kari@x.no', employeeNumber: '13' },
      'keysConflict Kari Hansen Ola Moe',
    ],
    [
      'the number of one and name and birthday of others',
      { employeeNumber: '12', firstName: 'Ola', lastName: 'Moe', birthday: '1990-01-02' },
      'keysConflict Kari Hansen Ola Moe',
    ],
    [
      'one of two of a name and birthday, by number',
      { employeeNumber: '14', firstName: 'Ola', lastName: 'Moe', birthday: '1990-01-02' },
      'twin',
    ],
    ['two of a name and birthday', { firstName: 'Ola', lastName: 'Moe', birthday: '1990-01-02' }, 'severalMatch birthday'],
    [
      'an address of somebody with no such name',
      { emailAddress: 'kari@x.no', firstName: 'Per', lastName: 'Vik' },
      'keysConflict emailAddress Kari Hansen',
    ],
    [
      'a number of somebody with no such name',
      { employeeNumber: '12', firstName: 'Per', lastName: 'Vik' },
      'keysConflict employeeNumber Kari Hansen',
    ],
  ])('%s', (_name, values, expected) => {
    expect(found(values)).toBe(expected);
  });
});
