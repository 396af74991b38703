import type { CallContext } from '#kernel/server/call-context.ts';
import { lockWork } from '#kernel/server/work/store-work.ts';
import type { WorkRow } from '#kernel/server/work/store-work.ts';
import { mayManageWork } from './policy.ts';

/** Work that the caller may cancel or repeat, locked; refuses when there is none, or when it is somebody else's. */
export async function openWork(
  { company, actor, fail }: Pick<CallContext, 'company' | 'actor' | 'fail'>,
  workId: string,
): Promise<WorkRow> {
  const row = (await lockWork(company, workId)) ?? fail('common.NotFound');
  return mayManageWork(actor, row) ? row : fail('common.Forbidden');
}
