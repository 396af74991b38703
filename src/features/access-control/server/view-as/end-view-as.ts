import type { Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { endViewAs as contract } from '../../contract/endpoints-view.ts';
import { endView } from './store-view.ts';
import { endViewJob } from './view-as.ts';

/** Ends viewing the product as another user; ending it twice is allowed. */
export const endViewAs: Handler<typeof contract> = async ({ company, actor, now, fail, audit }, { body: { viewId } }) => {
  const sessionId = actor.sessionId ?? fail('common.NotFound');
  const ended = await endView(company, { viewId, sessionId, now });
  if (ended) audit({ entity: 'viewAs', entityId: viewId, companyUserId: ended.viewed, after: { viewed: ended.viewed, ended: true } });
  return {};
};

/** Ends an expired view, so that its end is logged even when the administrator does not return. */
export async function endViewInTime(services: Services, { companyId, viewId }: { companyId: number; viewId: string }): Promise<void> {
  const now = services.clock.now();
  await services.database.forCompany(companyId, async (company) => {
    const ended = await endView(company, { viewId, now });
    if (!ended) return;
    const caller = { ...systemCaller(endViewJob, { at: now, requestId: viewId }), companyUserId: ended.viewer };
    await writeAudit(company, caller, [
      { entity: 'viewAs', entityId: viewId, companyUserId: ended.viewed, after: { viewed: ended.viewed, ended: true } },
    ]);
  });
}
