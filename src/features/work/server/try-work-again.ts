import type { Handler } from '#kernel/server/serve.ts';
import { retryWork } from '#kernel/server/work/start-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import type { tryWorkAgain as contract } from '../contract/endpoints.ts';
import { openWork } from './open-work.ts';
import { workPermissions } from './policy.ts';

/** Begins failed work again, unless the same has been started meanwhile. */
export const tryWorkAgain: Handler<typeof contract> = async ({ company, actor, services, audit, fail }, { body: { workId } }) => {
  const row = await openWork({ company, actor, fail }, workId);
  const { tryAgain } = workPermissions(row, services.registers.of(workKinds).get(row.kind));
  if (!tryAgain || !(await retryWork(company, services.jobs, row))) fail('work.NotFailed');
  audit({ entity: 'work', entityId: workId, after: { entity: row.recordKind } });
  return {};
};
