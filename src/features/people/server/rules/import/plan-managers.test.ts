import { describe, expect, test } from 'vitest';
import { fates, kari, ola, person, planOf, told } from '../../../testing/plan-of.ts';

describe('managers', () => {
  const berg = person('berg', { firstName: 'Anne Marie', lastName: 'Berg', emailAddress: 'anne@firma.no', employeeNumber: '1001' });
  const twin = person('twin', { firstName: 'Per', lastName: 'Li', employeeNumber: '1' });
  const other = person('other', { firstName: 'Per', lastName: 'Li', employeeNumber: '2' });
  const people = [
    berg,
    twin,
    other,
    person('gone', { firstName: 'Gro', lastName: 'Vik' }, { state: 'inactive' }),
    person('ext', { firstName: 'Rex', lastName: 'Nor' }, { isExternal: true, role: 'accountant' }),
  ];
  test.each<[string, string, string]>([
    ['Anne Marie Berg', 'berg', ''],
    ['Berg, Anne Marie', 'berg', ''],
    ['anne berg', 'berg', ''],
    ['BERG ANNE MARIE', 'berg', ''],
    ['Anne@Firma.no', 'berg', ''],
    ['Anne Berg <anne@firma.no>', 'berg', ''],
    ['1001', 'berg', ''],
    ['Anne Marie Berg (1001)', 'berg', ''],
    ['Per Li (2)', 'other', ''],
    ['Per Li', '', 'managerAmbiguous reportingTo'],
    ['Ukjent Person', '', 'managerUnknown reportingTo'],
    ['Gro Vik', '', 'managerInactive reportingTo'],
    ['Rex Nor', '', 'managerExternal reportingTo'],
    ['Kari Hansen', '', 'managerIsSelf reportingTo'],
  ])('%s', async (text, id, warning) => {
    const plan = await planOf(`Navn;E-post;Nærmeste leder\nKari Hansen;kari@x.no;"${text}"`, people);
    expect([plan.rows[0]?.fate, plan.rows[0]?.reportingToCompanyUserId ?? '', told(plan, 'warnings')[0]]).toEqual(['create', id, warning]);
  });

  test('a row of the file can be manager of an earlier row', async () => {
    const plan = await planOf('Navn;Leder\nKari Hansen;Ola Moe\nOla Moe;');
    expect(plan.rows[0]).toMatchObject({
      reportingToCompanyUserId: plan.rows[1]?.companyUserId,
      changes: expect.arrayContaining([{ field: 'reportingTo', before: null, after: 'Ola Moe' }]),
    });
  });

  test('a row that is refused is nobody’s manager', async () => {
    const plan = await planOf('Navn;Mobil;Leder\nKari Hansen;91234567;Ola Moe\nOla Moe;12;');
    expect([fates(plan), told(plan, 'warnings')[0]]).toEqual([['create', 'refuse'], 'managerNotImported reportingTo']);
  });

  test('the line that closes a circle is refused, the people are imported', async () => {
    const plan = await planOf('Navn;Leder\nKari Hansen;Ola Moe\nOla Moe;Per Berg\nPer Berg;Kari Hansen');
    expect([fates(plan), told(plan, 'warnings')]).toEqual([
      ['create', 'create', 'create'],
      ['', '', 'managerCircle reportingTo'],
    ]);
  });

  test('a circle with a stored line is refused', async () => {
    const plan = await planOf('Navn;E-post;Leder\nKari Hansen;kari@firma.no;Ola Moe', [kari, { ...ola, reportingToCompanyUserId: 'kari' }]);
    expect([fates(plan), told(plan, 'warnings')]).toEqual([['unchanged'], ['managerCircle reportingTo']]);
  });

  test('a line that the file turns round is no circle', async () => {
    const plan = await planOf('Navn;Ansattnr;Leder\nKari Hansen;12;Ola Moe\nOla Moe;13;Anne Berg', [
      kari,
      berg,
      { ...ola, reportingToCompanyUserId: 'kari' },
    ]);
    expect([fates(plan), told(plan, 'warnings')]).toEqual([
      ['update', 'update'],
      ['', ''],
    ]);
  });

  test('an external person gets no manager', async () => {
    expect(told(await planOf('Navn;Rolle;Leder\nKari Hansen;Regnskapsfører;Anne Berg', people), 'warnings')).toEqual([
      'externalHasNoManager reportingTo',
    ]);
  });
});
