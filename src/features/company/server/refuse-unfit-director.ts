import type { Fail } from '#kernel/server/failure.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** Whether a person can be the director; implemented by people: active and not external. */
export const directorCheck = hook<{ company: Company; companyUserId: string }, 'fits' | 'unfit' | 'unknown'>('company.directorCheck');

/** Refuses a person who cannot be the director, or is not there; the people feature decides (access-control.6). */
export async function refuseUnfitDirector(
  fail: Fail<'accesscontrol.InvalidDirector'>,
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  companyUserId: string,
): Promise<void> {
  const [verdict = 'unknown'] = await services.hooks.tell(directorCheck, { company, companyUserId });
  if (verdict === 'unknown') fail('common.NotFound');
  if (verdict === 'unfit') fail('accesscontrol.InvalidDirector');
}
