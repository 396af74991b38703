import { externalRoles } from '#kernel/contract/permissions.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import type { ExistingPerson } from './existing-person.ts';
import type { ValidatedRow } from './validate-row.ts';

const externalRoleNames: ReadonlySet<string> = new Set(externalRoles);

/** Refuses role changes that would remove the last System Admin or leave people with an external manager (access-control.7). */
export function refuseRoles(rows: readonly ValidatedRow[], people: readonly ExistingPerson[]): ValidatedRow[] {
  const admins = new Set(people.filter(({ role, state }) => role === 'systemadmin' && state === 'active').map(({ id }) => id));
  const managers = new Set(people.map(({ reportingToCompanyUserId }) => reportingToCompanyUserId));
  return rows.map((row) => {
    const { person, values } = row;
    if (row.verdict !== 'import' || !person || values.role === undefined || values.role === person.role) return row;
    if (externalRoleNames.has(String(values.role)) && managers.has(person.id)) return refuse(row, 'managesOthers');
    if (admins.has(person.id) && admins.size === 1) return refuse(row, 'onlySystemAdmin');
    admins.delete(person.id);
    return row;
  });
}

function refuse(row: ValidatedRow, code: ImportRemark['code']): ValidatedRow {
  return { ...row, verdict: 'refuse', reasons: [...row.reasons, { code, field: 'role' }] };
}
