import { finishPrepared, prepareFinish, type Publication } from '#features/employment/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { attemptLogged } from '#kernel/server/attempt.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { publishAndSendDocument as contract } from '../contract/endpoints-publish.ts';
import { sendJudged } from './create-request.ts';
import { requirePeople, requireTerms, type CreateCode, type Recipient } from './require-request.ts';

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
  async (context, { body: { documentId, version, terms } }) => {
    const { company, audit, partly } = context;
    // What is typed wrongly is mended before anything is published.
    requireTerms(context, terms);
    await requirePeople(context, terms);
    const { document, codes } = await finishPrepared(context, { documentId, version });
    const sent = await attemptLogged<CreateCode, string>(company, (part) =>
      sendJudged(
        { ...context, ...part },
        { ...terms, recipients: withEmployee(terms.recipients, document), ...ofContract, documentId, documentVersion: document.version },
      ),
    );
    const isSent = 'done' in sent;
    if (isSent) sent.changes.forEach((change) => audit(change));
    partly(isSent ? codes : [...codes, sent.refusal]);
    return { name: document.name, signingRequestId: isSent ? sent.done : null, code: isSent ? null : sent.refusal };
  },
);

/** What is read of a contract, before it is answered. */
interface NamedContract {
  companyUserId: string | null;
  content: { variables: readonly { key: string; value: unknown }[] } | null;
}

/** Whose contract it is may have been created just now: with the address of the contract they are of the staff. */
function withEmployee(recipients: readonly Recipient[], { companyUserId, content }: NamedContract): Recipient[] {
  const email = content?.variables.find(({ key }) => key === 'email')?.value;
  const isKnown = companyUserId === null || recipients.some((one) => one.companyUserId === companyUserId);
  if (isKnown || typeof email !== 'string') return [...recipients];
  const own = emailKey(email);
  return recipients.map((one) => (one.companyUserId === null && emailKey(one.email) === own ? { ...one, companyUserId } : one));
}
