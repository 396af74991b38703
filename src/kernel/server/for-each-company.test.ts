import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { forEachAlone, forEachCompany, forEachDue } from './for-each-company.ts';
import { newCompany } from './store-companies.ts';

const { database } = await testDatabase();
const companyId = () => database.transaction(async (unit) => (await newCompany(database, unit)).id);

test('a company for which the work fails keeps no other from it, and is told of at the end', async () => {
  const [first, second, third] = [await companyId(), await companyId(), await companyId()];
  const done: number[] = [];
  const workBut = (failing: readonly number[]) =>
    forEachCompany(database, async ({ id }) => {
      if (failing.includes(id)) throw new Error(`Company ${id}`);
      done.push(id);
    });
  await expect(workBut([second])).rejects.toThrow(`Company ${second}`);
  expect(done).toEqual(expect.arrayContaining([first, third]));
  await expect(workBut([first, third])).rejects.toThrow('The work failed for 2 companies.');
  done.length = 0;
  await workBut([]);
  expect(done).toEqual(expect.arrayContaining([first, second, third]));
});

test('a row for which the work fails is rolled back alone, and is told of at the end', async () => {
  const [first, second] = [await companyId(), await companyId()];
  const marked = new Set<string>();
  const workBut = (failing: readonly string[]) =>
    forEachDue(
      database,
      async ({ id }) => (id === first || id === second ? [`${id} a`, `${id} b`] : []),
      async ({ id }, due) => {
        if (failing.includes(due)) throw new Error(`Row ${due}`);
        marked.add(`${id}: ${due}`);
      },
    );
  await expect(workBut([`${first} a`])).rejects.toThrow(`Row ${first} a`);
  expect([...marked].toSorted()).toEqual([`${first}: ${first} b`, `${second}: ${second} a`, `${second}: ${second} b`].toSorted());
  await expect(workBut([`${first} a`, `${second} b`])).rejects.toThrow('The work failed for 2 rows.');
});

test('a list that fails midway hides no failure before it', async () => {
  async function* rows() {
    yield 'a';
    yield 'b';
    throw new Error('The list broke.');
  }
  const broken = forEachAlone(rows(), 'rows', async (row) => {
    if (row === 'a') throw new Error('Row a');
  });
  await expect(broken).rejects.toMatchObject({ errors: [{ message: 'Row a' }, { message: 'The list broke.' }] });
});
