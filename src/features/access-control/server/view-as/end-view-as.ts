import type { Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import type { endViewAs as contract } from '../../contract/endpoints-view.ts';
import { endView } from './store-view.ts';
import { endViewJob } from './view-as.ts';

/** Ends looking at the product as somebody else; to end it twice is no error. */
export const endViewAs: Handler<typeof contract> = async ({ company, actor, now, fail, audit }, { body: { viewId } }) => {
  const sessionId = actor.sessionId ?? fail('common.NotFound');
  const ended = await endView(company, { viewId, sessionId, now });
  if (ended) audit({ entity: 'viewAs', entityId: viewId, companyUserId: ended.viewed, after: { viewed: ended.viewed, ended: true } });
  return {};
};

/** The time is up: the log says so even when nobody comes back. */
export async function endViewInTime(services: Services, { companyId, viewId }: { companyId: number; viewId: string }): Promise<void> {
  const now = services.clock.now();
  await services.database.forCompany(companyId, async (company) => {
    const ended = await endView(company, { viewId, now });
    if (!ended) return;
    const caller = {
      accountId: null,
      companyUserId: ended.viewer,
      role: null,
      via: 'system',
      action: endViewJob,
      requestId: viewId,
      at: now,
    } as const;
    await writeAudit(company, caller, [
      { entity: 'viewAs', entityId: viewId, companyUserId: ended.viewed, after: { viewed: ended.viewed, ended: true } },
    ]);
  });
}
