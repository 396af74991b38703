import { isAccessControlOpen } from '#features/company/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Fail } from '#kernel/server/failure.ts';

/** Refuses until a director is set (access-control.1). */
export async function requireOpen(company: Company, fail: Fail<'accesscontrol.NotAcknowledged'>): Promise<void> {
  if (!(await isAccessControlOpen(company))) fail('accesscontrol.NotAcknowledged');
}
