import { mailWords, requesterAddress } from './mail-words.ts';
import { endingMail, requestLink, requesterMail, type EndingKind, type RequesterKind } from './mails.ts';
import type { MoveCall } from './move-request.ts';
import { mintSecret, signingLink } from './recipient/secret.ts';
import type { OpenRequest } from './store-requests.ts';

type Telling = Pick<MoveCall, 'company' | 'services'>;

interface HowItEnded {
  kind: EndingKind;
  /** Who refused, and is not told. */
  recipientId?: string;
  /** Who of the company ended it, and is not told. */
  by?: string | null;
  reason?: string | null;
}

/** Tells the requester, and everybody who was invited or has signed, how a request ended. Each mail has a link of its own. */
export async function tellEveryone(call: Telling, { request, recipients }: OpenRequest, how: HowItEnded): Promise<void> {
  const { company, services } = call;
  const { signingRequestId, requestedBy } = request;
  const words = await mailWords(company, request);
  const person = recipients.find(({ recipientId }) => recipientId === how.recipientId)?.name ?? '';
  const facts = { words, person, reason: how.reason ?? null };
  const mails = [];
  for (const { recipientId, invitedAt, email, language } of recipients) {
    if (invitedAt === null || recipientId === how.recipientId) continue;
    const secret = await mintSecret(company, { recipientId, requestId: signingRequestId, email });
    const url = signingLink(services.config.publicUrl, { secret, language });
    mails.push(endingMail(how.kind, { ...facts, to: email, language, url, isRequester: false }));
  }
  const requester = how.by === requestedBy ? undefined : await requesterAddress(company, request);
  // Who asked and signed themselves has one mail.
  if (requester && !recipients.some(({ companyUserId, invitedAt }) => companyUserId === requestedBy && invitedAt !== null)) {
    const url = requestLink(services, signingRequestId, requester.language);
    mails.push(endingMail(how.kind, { ...facts, ...requester, url, isRequester: true }));
  }
  await services.queueMails(company, mails);
}

/** Tells the requester of something to do about a request. */
export async function tellRequester(
  { company, services }: Telling,
  { request }: Pick<OpenRequest, 'request'>,
  { kind, person }: { kind: RequesterKind; person?: string },
): Promise<void> {
  const requester = await requesterAddress(company, request);
  if (!requester) return;
  const words = await mailWords(company, request);
  const url = requestLink(services, request.signingRequestId, requester.language);
  await services.queueMail(company, requesterMail(kind, { ...requester, words, url, ...(person !== undefined && { person }) }));
}
