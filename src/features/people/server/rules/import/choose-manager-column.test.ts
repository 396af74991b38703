import { describe, expect, test } from 'vitest';
import { kari, person, planListOf } from '../../../testing/plan-of.ts';

const hr = (rows: string[]) => ['Employee_Name,EmpID,ManagerName,ManagerID', ...rows].join('\n');
const staff = [
  '"Albert, Michael",10026,,',
  '"Sweetwater, Alex",10084,Michael Albert,22',
  '"Ait Sidi, Kari",10196,Alex Sweetwater,4',
  '"Akin, Sarah",10088,Michael Albert,22',
];

describe('of several columns about the manager', () => {
  test('the one is read whose values are found in the list', async () => {
    const { plan, columns } = await planListOf(hr(staff));
    expect(columns.map(({ field }) => field)).toEqual(['fullName', 'employeeNumber', 'reportingTo', null]);
    expect(plan.rows.map(({ reportingToCompanyUserId }) => reportingToCompanyUserId)).toEqual([undefined, 'new-1', 'new-2', 'new-1']);
  });

  test('the one is read whose values are found among the people who are here', async () => {
    const people = [person('boss', { firstName: 'Eva', lastName: 'Sol', employeeNumber: '22' })];
    const { plan, columns } = await planListOf(hr(['"Akin, Sarah",10088,Unknown Person,22']), people);
    expect(columns.map(({ field }) => field)).toEqual(['fullName', 'employeeNumber', null, 'reportingTo']);
    expect(plan.rows[0]?.reportingToCompanyUserId).toBe('boss');
  });

  test('and where both are found, an e-mail or a number comes before a name', async () => {
    const people = [person('boss', { firstName: 'Eva', lastName: 'Sol', employeeNumber: '22', emailAddress: 'eva@x.no' })];
    const found = async (heading: string, row: string) =>
      (await planListOf(`Navn;${heading}\nKari Li;${row}`, people)).columns.map(({ field }) => field);
    expect(await found('Leder;Leder ansattnr', 'Eva Sol;22')).toEqual(['fullName', null, 'reportingTo']);
    expect(await found('Leder ansattnr;Leder e-post', '22;eva@x.no')).toEqual(['fullName', null, 'reportingTo']);
  });

  test('the user’s own choice stands', async () => {
    const read = async (mapping: Map<number, 'reportingTo' | null>) => (await planListOf(hr(staff), [], { mapping })).columns.slice(2);
    expect(await read(new Map([[3, 'reportingTo']]))).toMatchObject([{ field: null }, { field: 'reportingTo', confidence: 1 }]);
    expect(
      await read(
        new Map([
          [2, null],
          [3, null],
        ]),
      ),
    ).toMatchObject([{ field: null }, { field: null }]);
    expect(await read(new Map([[2, null]]))).toMatchObject([{ field: null }, { field: 'reportingTo', confidence: 0.3 }]);
  });
});

describe('how sure the column of managers is', () => {
  const confidence = async (csv: string) =>
    (await planListOf(csv, [kari])).columns.find(({ field }) => field === 'reportingTo')?.confidence;

  test('follows from the share of its values that are found', async () => {
    const list = (managers: string[]) =>
      ['Navn;Nærmeste leder', ...managers.map((name, index) => `Person ${'abcdefghij'[index]}${'abcdefghij'[index]};${name}`)].join('\n');
    expect(await confidence(list(['Kari Hansen', 'Kari Hansen']))).toBe(1);
    expect(await confidence(list(['Kari Hansen', 'Nobody Here']))).toBe(0.65);
    expect(await confidence(list(['Nobody Here', 'Somebody Else', 'Third Person']))).toBe(0.3);
    expect(await confidence(list(['', '']))).toBe(0.9);
  });
});
