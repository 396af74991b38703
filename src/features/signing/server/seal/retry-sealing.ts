import { startWork } from '#kernel/server/work/start-work.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { retrySealing as contract } from '../../contract/endpoints-seal.ts';
import { moveRequest } from '../move-request.ts';
import { loadRequest, openToChange } from '../open-request.ts';
import { sealWork } from './seal-work.ts';

/** Tries once more to seal a request whose sealing has failed (signing.39). */
export const retrySealing: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, actor, now } = context;
  const { signingRequestId } = body;
  await openToChange(context, body, 'retrySealing');
  const by = actor.member.companyUserId;
  await moveRequest(context, signingRequestId, 'retrySealing', { by });
  await startWork(company, services.jobs, { kind: sealWork, recordId: signingRequestId, startedBy: by, now });
  return { signingRequest: await loadRequest(context, signingRequestId) };
};
