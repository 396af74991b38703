import { createTranslator } from 'use-intl/core';
import { relatedWords, type ReasonSource, type Subject } from '#features/notifications/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';
import { mailWords } from './mail-words.ts';
import { invitingText } from './mails.ts';
import { mintSecret } from './recipient/secret.ts';
import { readPending, type PendingRow } from './store-pending.ts';
import { readRequest } from './store-requests.ts';

const texts = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** Tells of signatures that are missing: so long after the invitation, or before the due date (signing.19). */
export const pendingSignature: ReasonSource = {
  reason: 'PendingContractSignature',
  subjects: async (company, _services, days) => (await readPending(company, days)).flatMap(subjectsOf),
  // Who is not of the staff, has no account so far, is deactivated, or signs in with another address gets a link of their own; others open the request by signing in.
  mails: async (company, _services, subjects) => {
    const mails = new Map<string, ReturnType<typeof invitingText>>();
    for (const { key, invited, affectedId, scopeId: recipientId } of subjects) {
      const request = invited && affectedId ? await readRequest(company, affectedId) : undefined;
      if (!invited || !request || recipientId === undefined) continue;
      const { email, language } = invited;
      const requestId = request.signingRequestId;
      const secret = await mintSecret(company, { recipientId, requestId, email });
      const { note, dueDate, extendedDueDate } = request;
      const facts = { note, dueDate: extendedDueDate ?? dueDate, words: await mailWords(company, request) };
      const path = `/sign/${secret}`;
      mails.set(key, invitingText('reminder', language, { ...facts, path }));
    }
    return (subject, { companyUserId }) => (companyUserId === null ? mails.get(subject.key) : undefined);
  },
  sentence: (input) => {
    const { signature } = input.facts;
    const name = input.related || !signature ? relatedWords(input).name : signature.person;
    const { own } = relatedWords(input);
    return signature
      ? texts[input.language]('named', { name, own, document: signature.document })
      : texts[input.language]('pending', { name, own });
  },
  target: ({ affectedId }, { permissions }) =>
    permissions.has('Esigning') ? { path: '/esigning', query: affectedId ? { signingRequestId: affectedId } : {} } : undefined,
};

/** One for rules that count from the invitation, and one for those that count to the due date. */
function subjectsOf(row: PendingRow): Subject[] {
  const { recipientId, signingRequestId, companyUserId, needsLink, accountEmail, name, email, language } = row;
  // By a session one signs only with the very address that was asked (signing.50).
  const isElsewhere = accountEmail !== null && emailKey(accountEmail) !== emailKey(email);
  const { documentName, requestedBy, invitedOn, expiresOn, doneOn } = row;
  const subject = {
    doneOn,
    companyUserId,
    ...(requestedBy !== null && { recipients: { signingInitiator: [requestedBy] } }),
    ...((needsLink || isElsewhere) && { invited: { email, language, hasAccount: !needsLink } }),
    scope: 'signingRecipient',
    scopeId: recipientId,
    affectedId: signingRequestId,
  };
  const signature = { person: name, document: documentName };
  const since: Subject = {
    ...subject,
    key: `signature:${recipientId}:${invitedOn}`,
    date: invitedOn,
    direction: 'after',
    facts: { day: invitedOn, signature },
  };
  if (expiresOn === null) return [since];
  return [
    since,
    {
      ...subject,
      key: `signature-due:${recipientId}:${expiresOn}`,
      date: expiresOn,
      direction: 'before',
      facts: { day: expiresOn, signature },
    },
  ];
}
