import type { Handler } from '#kernel/server/serve.ts';
import type { askTakeout as askContract, releaseTakeout as releaseContract } from '../../contract/endpoints-requests.ts';
import { requestKind } from '../log-gdpr.ts';
import { requireFull } from '../policy.ts';
import { notifyToRelease, notifyReleased } from '../notify-of-clocks.ts';
import { findReleased, mailReleased } from './mail-released.ts';
import { answersByTakeout, presentRequest } from './present-requests.ts';
import { openRequest } from './requests.ts';
import { writeTakeoutAsked, writeTakeoutReleased } from './store-requests.ts';
import { otherReleasers, releasersOf } from './takeout-releasers.ts';

/** Asks the administrators to release a person's takeout to that person. Asking again asks nobody again. */
export const askTakeout: Handler<typeof askContract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const { requestId, kind, requesterName: name, companyUserId, takeoutAskedAt } = await openRequest(context, body);
  if (companyUserId === null) return fail('gdpr.NoPerson', 409);
  if (!answersByTakeout(kind)) fail('gdpr.NoTakeout', 409);
  if (takeoutAskedAt === null) {
    const by = actor.member.companyUserId;
    await writeTakeoutAsked(company, { requestId, by, now });
    audit({ entity: requestKind, entityId: requestId, companyUserId, after: { name, takeoutAskedAt: now.toISOString() } });
    const others = (await releasersOf(context)).filter((id) => id !== by);
    await notifyToRelease(context, requestId, others);
  }
  return presentRequest(context, requestId);
};

/** Releases the takeout of somebody who is known to ask: the person is told where to fetch it. Whoever asked for it does not release it, unless nobody else may (gdpr.101). */
export const releaseTakeout: Handler<typeof releaseContract> = async (context, { body }) => {
  const { company, services, actor, now, fail, audit } = context;
  const {
    requestId,
    kind,
    requesterName: name,
    companyUserId,
    takeoutAskedAt,
    takeoutAskedBy,
    takeoutReleasedAt,
    identityCheckedOn,
  } = await openRequest(context, body);
  if (companyUserId === null) return fail('gdpr.NoPerson', 409);
  if (!answersByTakeout(kind)) fail('gdpr.NoTakeout', 409);
  if (takeoutAskedAt === null) fail('gdpr.NotAsked', 409);
  if (identityCheckedOn === null) fail('gdpr.IdentityNotChecked', 409);
  const by = actor.member.companyUserId;
  if (takeoutAskedBy === by && (await otherReleasers({ company, services }, by))) fail('gdpr.SomebodyElseReleases', 403);
  const person = await findReleased(company, companyUserId);
  if (takeoutReleasedAt === null) {
    await writeTakeoutReleased(company, { requestId, by, now });
    audit({ entity: requestKind, entityId: requestId, companyUserId, after: { name, takeoutReleasedAt: now.toISOString() } });
    await notifyReleased(context, { requestId, companyUserId });
    if (person) await mailReleased(context, person);
  }
  return { ...(await presentRequest(context, requestId)), isTold: person !== undefined };
};
