import { expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { person } from '../../../testing/plan-of.ts';
import type { ExistingPerson } from './existing-person.ts';
import type { ValidatedRow } from './validate-row.ts';
import { refuseRoles } from './refuse-roles.ts';

const admin = (id: string, rest: Partial<ExistingPerson> = {}) => person(id, {}, { role: 'systemadmin', ...rest });
const row = (about: ExistingPerson | undefined, role: RoleKey | undefined, rest: Partial<ValidatedRow> = {}): ValidatedRow => ({
  number: 2,
  values: role === undefined ? {} : { role },
  contact: undefined,
  person: about,
  verdict: 'import',
  reasons: [{ code: 'chosen' }],
  warnings: [],
  ...rest,
});
const judged = (rows: ValidatedRow[], people: ExistingPerson[]) =>
  refuseRoles(rows, people).map(({ verdict, reasons }) =>
    [verdict, ...reasons.slice(1).map(({ code, field }) => `${code} ${field}`)].join(' '),
  );

const [one, two, away] = [admin('one'), admin('two'), admin('away', { state: 'inactive' })];
const lead = person('lead', {});
const member = person('member', {}, { reportingToCompanyUserId: 'lead' });

test.each<[string, ValidatedRow[], ExistingPerson[], string[]]>([
  ['the only system admin stays', [row(one, 'employee')], [one, away], ['refuse onlySystemAdmin role']],
  ['the only system admin among others stays', [row(one, 'employee')], [one, lead, member], ['refuse onlySystemAdmin role']],
  ['one of two may go', [row(one, 'employee')], [one, two], ['import']],
  ['of two who go the last stays', [row(one, 'employee'), row(two, 'manager')], [one, two], ['import', 'refuse onlySystemAdmin role']],
  ['a deactivated admin is none', [row(away, 'employee')], [one, away], ['import']],
  [
    'an admin who cannot sign in is none',
    [row(one, 'employee')],
    [one, admin('unable', { hasAccount: false })],
    ['refuse onlySystemAdmin role'],
  ],
  ['a new admin who can sign in is one', [row(lead, 'systemadmin'), row(one, 'employee')], [one, lead], ['import', 'import']],
  [
    'a new admin who cannot sign in is none',
    [row(person('unable', {}, { hasAccount: false }), 'systemadmin'), row(one, 'employee')],
    [one],
    ['import', 'refuse onlySystemAdmin role'],
  ],
  ['another who changes is no admin', [row(lead, 'manager')], [one, lead], ['import']],
  ['the same role is no change', [row(one, 'systemadmin')], [one], ['import']],
  ['no role is no change', [row(one, undefined)], [one], ['import']],
  [
    'a refused change takes nobody away',
    [row(one, 'employee', { verdict: 'refuse' }), row(two, 'employee')],
    [one, two],
    ['refuse', 'import'],
  ],
  ['a skipped change takes nobody away', [row(one, 'employee', { verdict: 'skip' })], [one], ['skip']],
  ['a new person takes nobody away', [row(undefined, 'accountant')], [one], ['import']],
  ['who leads others does not become accountant', [row(lead, 'accountant')], [lead, member], ['refuse managesOthers role']],
  ['nor board member', [row(lead, 'boardmember')], [lead, member], ['refuse managesOthers role']],
  ['nor data protection adviser', [row(lead, 'gdpr')], [lead, member], ['refuse managesOthers role']],
  ['who leads others may become team lead', [row(lead, 'manager')], [lead, member], ['import']],
  ['who leads nobody may become accountant', [row(member, 'accountant')], [lead, member], ['import']],
])('%s', (_name, rows, people, expected) => {
  expect(judged(rows, people)).toEqual(expected);
});

test('a refused row keeps the reasons it had', () => {
  expect(refuseRoles([row(one, 'employee')], [one])[0]?.reasons).toEqual([{ code: 'chosen' }, { code: 'onlySystemAdmin', field: 'role' }]);
});
