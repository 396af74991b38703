import type { Handler } from '#kernel/server/serve.ts';
import { cancelWork as cancel } from '#kernel/server/work/start-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import type { cancelWork as contract } from '../contract/endpoints.ts';
import { openWork } from './open-work.ts';

/** Cancels work that waits or is being done; a try that is under way ends at its next step. */
export const cancelWork: Handler<typeof contract> = async ({ company, actor, services, now, audit, fail }, { body: { workId } }) => {
  const row = await openWork({ company, actor, fail }, workId);
  const kind = services.registers.of(workKinds).get(row.kind);
  if (!kind?.cancel) return fail('work.NotCancellable');
  const isCancelled = await cancel(company, { ...kind, cancel: kind.cancel }, { ...row, now });
  if (!isCancelled) fail('work.NotCancellable');
  audit({ entity: 'work', entityId: workId, after: { entity: row.recordKind } });
  return {};
};
