import { findPeopleByEmails, readPeopleNames } from '#features/people/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateSigningRecipientInvitationEmail as contract } from '../contract/endpoints-life.ts';
import { acceptKept, invitingKind, sendLink, whom } from './invite.ts';
import { mailWords } from './mail-words.ts';
import { moveRecipient } from './move-request.ts';
import { loadRequest, openToChange } from './open-request.ts';
import { replaceSecrets } from './recipient/secret.ts';
import { staffOfCorrectedAddress } from './rules/staff-of-address.ts';
import { deleteConfirmations } from './store-confirmations.ts';
import { hasAddressInRequest, type OpenRequest, type RecipientRow } from './store-requests.ts';

/** Corrects the address of somebody who has not answered. Links to the old one stop; whose turn it is gets a new one (signing.13). */
export const updateSigningRecipientInvitationEmail: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, fail } = context;
  const { signingRequestId, recipientId, email } = body;
  const open = await openToChange(context, body, 'changeEmail');
  const recipient = open.recipients.find((one) => one.recipientId === recipientId) ?? fail('common.NotFound');
  if (recipient.answeredAt !== null) fail('signing.AlreadyAnswered', 409);
  const key = emailKey(email);
  if (await hasAddressInRequest(company, signingRequestId, key, recipientId)) fail('signing.SamePerson');
  await replaceSecrets(company, [recipientId], now);
  const by = actor.member.companyUserId;
  const personal = { before: recipient.email, after: email };
  // Codes to the old address prove nothing of the new one, and a browser that was let in has to show it anew.
  await deleteConfirmations(company, recipientId);
  const address = { email, email_key: key, company_user_id: await personWith(company, open, { recipient, key }) };
  if (recipient.status === 'Created') {
    await moveRecipient(context, whom(recipient), 'changeEmail', { by, patch: address, personal });
  } else {
    const words = await mailWords(company, open.request);
    const link = await sendLink(context, open, { recipient: { ...recipient, email }, kind: invitingKind(open), words });
    await moveRecipient(context, whom(recipient), 'changeEmail', { by, patch: { ...address, ...link, invited_at: now }, personal });
    await acceptKept(context, recipient);
  }
  return { signingRequest: await loadRequest(context, signingRequestId) };
};

/** Which employee somebody is with their new address; a contract names its employee itself. */
async function personWith(
  company: Company,
  { request, recipients }: OpenRequest,
  { recipient, key }: { recipient: RecipientRow; key: string },
): Promise<string | null> {
  const { recipientId, companyUserId: former, name } = recipient;
  if (request.isOfContract && former !== null) return former;
  const owner = (await findPeopleByEmails(company, [key])).get(key);
  const others = recipients.filter((one) => one.recipientId !== recipientId).map(({ companyUserId }) => companyUserId);
  const named = former === null ? undefined : { id: former, name: (await readPeopleNames(company, [former])).get(former) };
  return staffOfCorrectedAddress({ owner, others }, { name, former: named });
}
