import type { Handler } from '#kernel/server/serve.ts';
import type { reopenSubjectRequest as contract } from '../../contract/endpoints-requests.ts';
import { requestKind } from '../log-gdpr.ts';
import { requireFull } from '../policy.ts';
import { presentRequest } from './present-requests.ts';
import { about, lockRequest } from './requests.ts';
import { reopenRequest } from './store-reopenings.ts';

/** Opens a closed request again, to correct it or its answer. One whose words were erased has nothing to correct (gdpr.116). */
export const reopenSubjectRequest: Handler<typeof contract> = async (context, { body: { reason, ...which } }) => {
  const { company, actor, now, today, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await lockRequest(context, which);
  const { requestId, requesterName: name, state, answeredOn, answer } = stored;
  if (state === 'open') fail('gdpr.NotClosed', 409);
  if (name === '') fail('gdpr.NotOpen', 409);
  await reopenRequest(company, { requestId, reason, by: actor.member.companyUserId, now, today });
  audit({
    entity: requestKind,
    entityId: requestId,
    ...about(stored),
    before: { state, answeredOn, answer },
    after: { name, state: 'open', reopenReason: reason },
  });
  return presentRequest(context, requestId);
};
