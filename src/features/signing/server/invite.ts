import { newId } from '#kernel/server/id.ts';
import { currentPosition } from '../contract/rules/recipient-status.ts';
import { mailWords } from './mail-words.ts';
import { invitingMail, type InvitingKind, type MailWords } from './mails.ts';
import { moveRecipient, type MoveCall } from './move-request.ts';
import { mintSecret, signingLink } from './recipient/secret.ts';
import { lockRequest, type OpenRequest, type RecipientPatch, type RecipientRow } from './store-requests.ts';

/** The job that is told whether an invitation was accepted. */
export const deliveryJob = 'signing.delivery';

/** Invites those whose turn it is now and who have not been told yet. Answers how many. */
export async function inviteNext(call: MoveCall, signingRequestId: string): Promise<number> {
  const open = await lockRequest(call.company, signingRequestId);
  if (!open) throw new Error('A request that is not there has nobody to invite');
  const position = currentPosition(open.recipients);
  const next = open.recipients.filter((one) => one.position === position && one.status === 'Created');
  if (next.length === 0) return 0;
  const kind = invitingKind(open);
  const words = await mailWords(call.company, open.request);
  for (const recipient of next) {
    const patch = await sendLink(call, open, { recipient, kind, words });
    await moveRecipient(call, whom(recipient), 'invite', { patch, personal: { email: recipient.email } });
    await acceptKept(call, recipient);
  }
  return next.length;
}

/** What the first mail asks for: to sign, or to sign that something no longer applies. */
export function invitingKind({ request }: Pick<OpenRequest, 'request'>): InvitingKind {
  return request.isAnnulment ? 'annulment' : 'invitation';
}

interface Sending {
  recipient: Pick<RecipientRow, 'recipientId' | 'email' | 'language'>;
  kind: InvitingKind;
  words: MailWords;
}

/** Sends somebody a link of its own, and answers by what its delivery is known. */
export async function sendLink({ company, services }: MoveCall, { request }: OpenRequest, sending: Sending): Promise<RecipientPatch> {
  const { recipient, kind, words } = sending;
  const { signingRequestId: requestId, note, dueDate, extendedDueDate } = request;
  const { recipientId, email, language } = recipient;
  const secret = await mintSecret(company, { recipientId, requestId, email });
  const mailId = newId();
  const report = { job: deliveryJob, facts: { companyId: company.id, requestId, recipientId, mailId } };
  const url = signingLink(services.config.publicUrl, { secret, language });
  const letter = { to: email, language, words, url, report, note, dueDate: extendedDueDate ?? dueDate };
  await services.queueMail(company, invitingMail(kind, letter));
  return { mail_id: mailId, delivery_problem: null };
}

/** Without a mail server mail is kept to be read by whoever runs the product, and nothing reports that it was sent. */
export async function acceptKept(call: MoveCall, recipient: Pick<RecipientRow, 'recipientId' | 'signingRequestId'>): Promise<void> {
  if (call.services.config.smtpUrl === undefined) await moveRecipient(call, whom(recipient), 'accepted');
}

export const whom = ({ recipientId, signingRequestId }: Pick<RecipientRow, 'recipientId' | 'signingRequestId'>) => ({
  recipientId,
  requestId: signingRequestId,
});
