import { describe, expect, test } from 'vitest';
import type { ExternalFields } from '../accounting/provider.ts';
import { areSame, matchPeople, pairKey } from './match-people.ts';

const here = (companyUserId: string, fields: ExternalFields, isProposed = true) => ({ companyUserId, isProposed, fields });
const there = (externalId: string, fields: ExternalFields, more: { isActive?: boolean; ownId?: string } = {}) => ({
  externalId,
  isActive: true,
  ownId: null,
  ...more,
  fields,
});
const kari = { firstName: 'Kari', lastName: 'Hansen' };

/** Pairs as "here=there by", who is left, and who could be whom. */
async function found(
  people: ReturnType<typeof here>[],
  others: ReturnType<typeof there>[],
  links: [there: string, here: string][] = [],
  apart: readonly string[] = [],
) {
  const { pairs, onlyOurs, onlyTheirs, candidatesHere, candidatesThere } = await matchPeople(people, others, {
    links: new Map(links),
    apart: new Set(apart),
  });
  return {
    pairs: pairs.map(({ ours, theirs, by }) => `${ours.companyUserId}=${theirs.externalId} ${by}`),
    onlyHere: onlyOurs.map(({ companyUserId: id }) =>
      [id, ...(candidatesThere.get(id) ?? []).map(({ externalId }) => externalId)].join(' '),
    ),
    onlyThere: onlyTheirs.map(({ externalId: id }) =>
      [id, ...(candidatesHere.get(id) ?? []).map(({ companyUserId }) => companyUserId)].join(' '),
    ),
  };
}

describe('one person here and one there are the same', () => {
  test.each<[why: string, here: ExternalFields, there: ExternalFields, by: string | undefined]>([
    ['number and last name', { ...kari, employeeNumber: '17' }, { ...kari, employeeNumber: '0017' }, 'employeeNumber'],
    [
      'accents and spelling',
      { firstName: 'Åse', lastName: 'Ødegård', employeeNumber: '1' },
      { firstName: 'Ase', lastName: 'ODEGAARD', employeeNumber: '1' },
      'employeeNumber',
    ],
    [
      'a second last name',
      { firstName: 'Kari', lastName: 'Hansen Berg', employeeNumber: '1' },
      { ...kari, employeeNumber: '1' },
      'employeeNumber',
    ],
    [
      'swapped parts of the name',
      { firstName: 'Hansen', lastName: 'Kari', employeeNumber: '1' },
      { ...kari, employeeNumber: '1' },
      'employeeNumber',
    ],
    ['the number alone', { ...kari, employeeNumber: '1' }, { firstName: 'Ola', lastName: 'Moe', employeeNumber: '1' }, undefined],
    [
      'work e-mail',
      { ...kari, emailAddress: 'Kari@Firma.no' },
      { ...kari, lastName: 'Moe', emailAddress: 'kari@firma.no' },
      'emailAddress',
    ],
    [
      'a shared mailbox',
      { ...kari, emailAddress: 'post@firma.no' },
      { firstName: 'Ola', lastName: 'Moe', emailAddress: 'post@firma.no' },
      undefined,
    ],
    [
      'national number',
      { ...kari, socialSecurityNumber: '01819012365' },
      { firstName: 'K', lastName: 'Moe', socialSecurityNumber: '018190 12365' },
      'socialSecurityNumber',
    ],
    ['the name alone', kari, kari, undefined],
    ['nothing', kari, { firstName: 'Ola', lastName: 'Moe' }, undefined],
  ])('by %s', async (_why, ours, theirs, by) => {
    expect(await found([here('a', ours)], [there('1', theirs)])).toMatchObject({ pairs: by ? [`a=1 ${by}`] : [] });
  });

  test('by a stored link, and by the id that the other system keeps for us, whatever else they have', async () => {
    const people = [here('a', { ...kari, employeeNumber: '1' }), here('b', { firstName: 'Ola', lastName: 'Moe' })];
    const others = [there('1', { firstName: 'Eva', lastName: 'Li' }), there('2', { ...kari, employeeNumber: '1' }, { ownId: 'b' })];
    expect(await found(people, others, [['1', 'a']])).toEqual({ pairs: ['a=1 link', 'b=2 link'], onlyHere: [], onlyThere: [] });
  });

  test('by a link to somebody who is gone there is nobody linked', async () => {
    expect(
      await found([here('a', { ...kari, employeeNumber: '1' })], [there('2', { ...kari, employeeNumber: '1' })], [['1', 'a']]),
    ).toMatchObject({ pairs: ['a=2 employeeNumber'] });
  });
});

describe('several possible matches are shown and never guessed', () => {
  test('two people there with one e-mail', async () => {
    const one = { ...kari, emailAddress: 'kari@firma.no' };
    expect(await found([here('a', one)], [there('1', one), there('2', one)])).toEqual({
      pairs: [],
      onlyHere: ['a 1 2'],
      onlyThere: ['1 a', '2 a'],
    });
  });

  test('signs that contradict each other', async () => {
    const people = [here('a', { ...kari, employeeNumber: '1' }), here('b', { ...kari, emailAddress: 'kari@firma.no' })];
    const others = [there('1', { ...kari, employeeNumber: '1', emailAddress: 'kari@firma.no' })];
    expect(await found(people, others)).toEqual({ pairs: [], onlyHere: ['a 1', 'b 1'], onlyThere: ['1 a b'] });
  });

  test('two people of one name are told apart by their numbers', async () => {
    const [one, other] = [
      { ...kari, employeeNumber: '1' },
      { ...kari, employeeNumber: '2' },
    ];
    expect(await found([here('a', one), here('b', other)], [there('1', other), there('2', one)])).toMatchObject({
      pairs: ['b=1 employeeNumber', 'a=2 employeeNumber'],
    });
  });

  test('people of one name without a sign are shown beside each other', async () => {
    expect(await found([here('a', kari), here('b', kari)], [there('1', { firstName: 'HANSEN', lastName: 'kari' })])).toEqual({
      pairs: [],
      onlyHere: ['a 1', 'b 1'],
      onlyThere: ['1 a b'],
    });
  });

  test('hundreds with one mailbox are matched with nobody, quickly, and five are shown', async () => {
    const shared = { ...kari, emailAddress: 'post@firma.no' };
    const people = Array.from({ length: 600 }, (_, at) => here(`a${at}`, shared));
    const others = Array.from({ length: 600 }, (_, at) => there(`${at}`, shared));
    const { pairs, onlyThere } = await found(people, others);
    expect([pairs, onlyThere[0]]).toEqual([[], '0 a0 a1 a2 a3 a4']);
  });
});

describe('who has left', () => {
  const one = { ...kari, emailAddress: 'kari@firma.no' };

  test.each([
    ['here is not proposed there', here('a', kari, false), undefined],
    ['there is not proposed here', undefined, there('1', kari, { isActive: false })],
  ])('%s', async (_what, person, other) => {
    expect(await found(person ? [person] : [], other ? [other] : [])).toEqual({ pairs: [], onlyHere: [], onlyThere: [] });
  });

  test('both systems is of no interest', async () => {
    expect(await found([here('a', one, false)], [there('1', one, { isActive: false })])).toMatchObject({ pairs: [] });
  });

  test('and was hired again there is found here, so that nobody is added twice', async () => {
    expect(await found([here('a', one, false)], [there('1', one)])).toEqual({ pairs: ['a=1 emailAddress'], onlyHere: [], onlyThere: [] });
  });

  test('and is archived there is found from here', async () => {
    expect(await found([here('a', one)], [there('1', one, { isActive: false })])).toMatchObject({ pairs: ['a=1 emailAddress'] });
  });

  test('counts only where nobody else fits: the one who is here now is meant', async () => {
    expect(await found([here('old', one, false), here('new', one)], [there('1', one, { isActive: false }), there('2', one)])).toMatchObject(
      { pairs: ['new=2 emailAddress'] },
    );
  });
});

test('two who were said to be others are neither a pair nor candidates, and are found for anybody else', async () => {
  const apart = [pairKey({ companyUserId: 'a', externalId: '1' })];
  const people = [here('a', { ...kari, employeeNumber: '1' })];
  const same = { ...kari, employeeNumber: '1' };
  expect(await found(people, [there('1', same)], [], apart)).toEqual({ pairs: [], onlyHere: ['a'], onlyThere: ['1'] });
  expect((await found(people, [there('1', same), there('2', same)], [], apart)).pairs).toEqual(['a=2 employeeNumber']);
});

test.each<[ExternalFields, ExternalFields, boolean]>([
  [{ ...kari, employeeNumber: '1' }, { ...kari, employeeNumber: '001' }, true],
  [{ ...kari, employeeNumber: '1' }, { firstName: 'Kari', lastName: 'Moe', employeeNumber: '1' }, false],
  [{ ...kari, emailAddress: 'post@firma.no' }, { firstName: 'Ola', lastName: 'Moe', emailAddress: 'post@firma.no' }, false],
  [{ ...kari, emailAddress: 'kari@firma.no' }, { firstName: 'Kari', lastName: 'Moe', emailAddress: 'Kari@firma.no' }, true],
  [{ socialSecurityNumber: '01819012365' }, { socialSecurityNumber: '018190 12365' }, true],
  [{ employeeNumber: '' }, { employeeNumber: '' }, false],
  [{}, {}, false],
])('that %j is %j: %s', (ours, theirs, expected) => {
  expect(areSame(here('a', ours), there('1', theirs))).toBe(expected);
});
