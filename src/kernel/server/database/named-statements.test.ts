import { expect, test } from 'vitest';
import { statementNames } from './named-statements.ts';
import { mayChange } from './statement-kinds.ts';

const never = (): never => expect.fail('there was room');
const twice = (nameOf: (text: string) => string | undefined, text: string) => [nameOf(text), nameOf(text)][1];

test('a text has a name from its second use, and keeps it', () => {
  const { nameOf } = statementNames(10, never);
  expect(['a', 'b', 'a', 'a', 'b'].map(nameOf)).toEqual([undefined, undefined, 's1', 's1', 's2']);
});

test('there are never more names than there may be, and none is given twice', () => {
  let full = 0;
  const { nameOf } = statementNames(3, () => (full += 1));
  const names = Array.from({ length: 7 }, (_, index) => twice(nameOf, `select ${index}`));
  expect(new Set(names).size).toBe(7);
  expect(full).toBe(2);
  expect(nameOf('select 6')).toBe('s7');
  expect(nameOf('select 0')).toBeUndefined();
});

test('a text of bulk writes has no name', () => {
  const { nameOf } = statementNames(10, never);
  expect(twice(nameOf, `insert into mail values ${'($1), '.repeat(2_000)}`)).toBeUndefined();
});

test('what answers many rows has no name any more', () => {
  const { nameOf, answered } = statementNames(10, never);
  twice(nameOf, 'select');
  answered('select', 200);
  expect(nameOf('select')).toBe('s1');
  answered('select', 201);
  expect([nameOf('select'), nameOf('select')]).toEqual([undefined, undefined]);
});

test('texts that were seen once are forgotten when there are too many', () => {
  const { nameOf } = statementNames(10, never);
  nameOf('rare');
  for (let turn = 0; turn < 1_000; turn += 1) nameOf(`select ${turn}`);
  expect(nameOf('rare')).toBeUndefined();
});

test.each([
  ['select 1', false],
  ['  select updated_at, set_config($1, $2, true) from number', false],
  ['with late as (select 1) select * from late', false],
  ['insert into number values (1)', true],
  ['with gone as (delete from number returning n) select n from gone', true],
  ['with gone as (update number set n = 2 returning n) select n from gone', true],
  ['select n from number for update', true],
  ['select n from number for no key update', true],
  ['select n from number for share', true],
  ['select pg_notify($1, $2)', true],
  ['select pg_advisory_xact_lock(1)', true],
  ["select nextval('number_n_seq')", true],
  ['lock table number', true],
  ['call something()', true],
])('%s: %s that it may change something', (text, isChanging) => {
  expect(mayChange(text)).toBe(isChanging);
});
