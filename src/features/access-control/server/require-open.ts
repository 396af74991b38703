import { isAccessControlOpen } from '#features/company/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';

/** Refuses until a director was named (001 §5). */
export async function requireOpen(company: Company, fail: (code: 'accesscontrol.NotAcknowledged') => never): Promise<void> {
  if (!(await isAccessControlOpen(company))) fail('accesscontrol.NotAcknowledged');
}
