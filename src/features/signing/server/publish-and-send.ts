import { finishPrepared, prepareFinish, type Publication } from '#features/employment/server/public.ts';
import { attempt } from '#kernel/server/attempt.ts';
import type { Change } from '#kernel/server/audit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { publishAndSendDocument as contract } from '../contract/endpoints-publish.ts';
import { sendJudged } from './create-request.ts';
import { requirePeople, requireTerms, type CreateCode } from './judge-wish.ts';

const ofContract = { signingRequestFileId: null, location: null, locationId: null };

/**
 * Publishes an employment contract, does what was chosen with it and sends it, in one transaction. What sending is refused for is taken back alone,
 * so that the contract stays published and can be sent later (signing.79).
 */
export const publishAndSendDocument = twoStepHandler<typeof contract, Publication | null>(
  (before, { body }) => {
    if (!before.actor.member.permissions.has('EsigningEdit')) before.fail('common.Forbidden');
    return prepareFinish(before, body);
  },
  async (context, { body: { documentId, terms } }) => {
    const { company, audit, partly } = context;
    // What is typed wrongly is mended before anything is published.
    requireTerms(context, terms);
    await requirePeople(context, terms);
    const { document, codes } = await finishPrepared(context, documentId);
    const changes: Change[] = [];
    const sent = await attempt<CreateCode, string>(company, (fail) =>
      sendJudged({ ...context, fail, audit: (change) => void changes.push(change) }, { ...terms, ...ofContract, documentId }),
    );
    const isSent = 'done' in sent;
    if (isSent) changes.forEach((change) => audit(change));
    partly(isSent ? codes : [...codes, sent.refusal]);
    return { name: document.name, signingRequestId: isSent ? sent.done : null, code: isSent ? null : sent.refusal };
  },
);
