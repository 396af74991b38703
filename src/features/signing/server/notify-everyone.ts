import { mailWords, requesterAddresses } from './mail-words.ts';
import { endingMail, requestLink, requesterMail, type EndingKind, type NewLinkAdvice, type RequesterKind } from './mails.ts';
import type { MoveCall } from './move-request.ts';
import { refusedReopening } from './policy.ts';
import { mintSecret, signingLink } from './recipient/secret.ts';
import type { OpenRequest } from './store-requests.ts';

type NotifyContext = Pick<MoveCall, 'company' | 'services'>;

interface RequestEnding {
  kind: EndingKind;
  /** Who refused, and is not told. */
  recipientId?: string;
  /** Who of the company ended it, and is not told. */
  by?: string | null;
  reason?: string | null;
}

/** Tells the requester, and everybody who was invited or has signed, how a request ended. Each mail has a link of its own. */
export async function notifyEveryone(call: NotifyContext, { request, recipients }: OpenRequest, how: RequestEnding): Promise<void> {
  const { company, services } = call;
  const { signingRequestId } = request;
  const words = await mailWords(company, request);
  const person = recipients.find(({ recipientId }) => recipientId === how.recipientId)?.name ?? '';
  const canRestart = refusedReopening({ request, recipients }) === undefined;
  const facts = { words, person, reason: how.reason ?? null, canRestart };
  const mails = [];
  for (const { recipientId, invitedAt, email, language } of recipients) {
    if (invitedAt === null || recipientId === how.recipientId) continue;
    const secret = await mintSecret(company, { recipientId, requestId: signingRequestId, email });
    const url = signingLink(services.config.publicUrl, { secret, language });
    mails.push(endingMail(how.kind, { ...facts, to: email, language, url, isRequester: false }));
  }
  // Who asked and signed themselves has one mail, and who ended it has none.
  const signed = recipients.flatMap(({ companyUserId, invitedAt }) => (invitedAt === null ? [] : (companyUserId ?? [])));
  for (const { companyUserId, to, language } of await requesterAddresses(company, request)) {
    if (companyUserId === how.by || signed.includes(companyUserId)) continue;
    const url = requestLink(services, signingRequestId, language);
    mails.push(endingMail(how.kind, { ...facts, to, language, url, isRequester: true }));
  }
  await services.queueMails(company, mails);
}

/** Tells the requester of something to do about a request. */
export async function notifyRequester(
  { company, services }: NotifyContext,
  { request }: Pick<OpenRequest, 'request'>,
  { kind, ...facts }: { kind: RequesterKind; person?: string; advice?: NewLinkAdvice },
): Promise<void> {
  const words = await mailWords(company, request);
  const mails = (await requesterAddresses(company, request)).map(({ to, language }) => {
    const url = requestLink(services, request.signingRequestId, language);
    return requesterMail(kind, { to, language, words, url, ...facts });
  });
  await services.queueMails(company, mails);
}
