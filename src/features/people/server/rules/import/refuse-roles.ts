import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import type { ExistingPerson } from './existing-person.ts';
import { createRoleGuard } from './role-guard.ts';
import type { ValidatedRow } from './validate-row.ts';

/** Refuses role changes that would remove the last System Admin or leave people with an external manager (access-control.7). */
export function refuseRoles(rows: readonly ValidatedRow[], people: readonly ExistingPerson[]): ValidatedRow[] {
  const refusalOf = createRoleGuard({
    admins: people.filter(({ role, state, hasAccount }) => role === 'systemadmin' && state === 'active' && hasAccount).map(({ id }) => id),
    managers: people.flatMap(({ reportingToCompanyUserId: id }) => (id === null ? [] : [id])),
  });
  return rows.map((row) => {
    const { person, values } = row;
    if (row.verdict !== 'import' || !person || values.role === undefined) return row;
    const canSignIn = person.state === 'active' && person.hasAccount;
    // The planner reads it with `readRole`, which returns only role keys.
    const code = refusalOf({ id: person.id, from: person.role, to: values.role as RoleKey, canSignIn });
    return code ? refuse(row, code) : row;
  });
}

function refuse(row: ValidatedRow, code: ImportRemark['code']): ValidatedRow {
  return { ...row, verdict: 'refuse', reasons: [...row.reasons, { code, field: 'role' }] };
}
