import { expect, test } from 'vitest';
import { mutatedSource } from './mutant.ts';
import { sqlMutants } from './sql.ts';

const changed = (text: string) => {
  const source = `// Æ\nexport const read = sql\`${text}\`;\n`;
  return sqlMutants('read.ts', source).map((mutant) => mutatedSource(source, mutant).split('`')[1]);
};

test.each([
  ['a < 1', ['a <= 1']],
  ['a >= ${first} and b', ['a > ${first} and b', 'a >= ${first} or b']],
  ['a or b', ['a and b']],
  ['a is null', ['a is not null']],
  ['a is not null', ['a is null']],
  ['where not exists (select)', ['where exists (select)']],
  ['limit 1', ['limit 1000000 + 1']],
  ['limit ${count}', ['limit 1000000 + ${count}']],
  ["at - interval '1 minute'", ["at - interval '2 minute'"]],
  ['make_interval(mins => ${count})', ['make_interval(mins => 1 + ${count})']],
  ['select distinct a', ['select a']],
  ['order by a desc', ['order by a asc']],
])('changes one place at a time in %s', (text, expected) => {
  expect(changed(text)).toEqual(expected);
});

test.each(['a <> 1', 'a @> b', "a ->> 'key'", 'between ${first} and ${last}', 'a is distinct from b', 'select a'])(
  'leaves %s as it is',
  (text) => {
    expect(changed(text)).toEqual([]);
  },
);

test('changes nothing outside sql templates', () => {
  expect(sqlMutants('read.ts', 'export const words = `a and b`;')).toEqual([]);
});
