import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { PeopleWriteContext } from './save-people.ts';
import { updateManagers, updateRole } from './store-access.ts';
import { insertHistory } from './store-people.ts';

type AccessWriteContext = Omit<PeopleWriteContext, 'secrets'>;

/** Assigns managers to any number of people in two statements: the people and their history from today. */
export async function saveManagers(
  { company, now, today, by }: AccessWriteContext,
  moves: readonly { companyUserId: string; reportingToCompanyUserId: string | null }[],
): Promise<void> {
  const moved = await updateManagers(company, moves, now);
  if (moved.length > 0) await insertHistory(company, moved, { validFrom: today, now, by });
}

/** Assigns a role to a person; a person who becomes external no longer reports to anybody. */
export async function saveRole({ company, now, today, by }: AccessWriteContext, companyUserId: string, role: RoleKey): Promise<void> {
  const moved = await updateRole(company, { companyUserId, role }, now);
  if (moved) await insertHistory(company, [moved], { validFrom: today, now, by });
}
