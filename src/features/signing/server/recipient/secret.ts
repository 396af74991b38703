import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { storedSecrets, type SecretKind } from '#kernel/server/secret-access.ts';
import { addSecret, expireSecrets, findFormerSecret, resumeSecrets, revokeSecrets } from '#kernel/server/store-secret.ts';
import { signingLinks, signingSecrets, type Language } from '../../contract/kinds.ts';

/** What a link in a mail to a signer opens: their own place in one request (signing.50). */
export const signingSecretKind: SecretKind = storedSecrets(signingSecrets);

/** The same links when they have been replaced: they open nothing but the call that asks for a new one (signing.51). */
export const formerLinkKind: SecretKind = {
  name: signingLinks,
  find: (unit, { secret }) => findFormerSecret(unit, { kind: signingSecrets, secret }),
};

/** A signer of a request. */
export interface SecretOwner {
  recipientId: string;
  requestId: string;
  email: string;
}

/** Makes one more secret for a signer: each mail has its own, and those in earlier mails hold as well. */
export function mintSecret(company: Company, { recipientId, requestId, email }: SecretOwner): Promise<string> {
  return addSecret(company, { kind: signingSecrets, target: recipientId, holder: { record: requestId, email } });
}

/** The address of a signer's page, in their language. */
export function signingLink(publicUrl: string, { secret, language }: { secret: string; language: Language }): string {
  return `${publicUrl}/${localeOfLanguage[language]}/sign/${secret}`;
}

/** Days for which a link still shows how a request ended, with the finished file. */
const daysAfterEnd = 30;

/** The links of a request that has ended open it for 30 days more. */
export function endSecrets(company: Company, recipientIds: readonly string[], endedAt: Date): Promise<void> {
  return expireSecrets(company, { kind: signingSecrets, targets: recipientIds, at: lastOpenAt(endedAt) });
}

/** The links of a request that comes alive again hold once more; those that were replaced before stay so. */
export function reopenSecrets(company: Company, recipientIds: readonly string[], endedAt: Date): Promise<void> {
  return resumeSecrets(company, { kind: signingSecrets, targets: recipientIds, at: lastOpenAt(endedAt) });
}

/** Until when a request that has ended is open to who signed it. */
export function lastOpenAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + daysAfterEnd * 86_400_000);
}

/** The links in mails to an address that is no longer the signer's open nothing from now on. */
export function replaceSecrets(company: Company, recipientIds: readonly string[], now: Date): Promise<void> {
  return expireSecrets(company, { kind: signingSecrets, targets: recipientIds, at: now });
}

/** Forgets the links of a request that is deleted. */
export function deleteSecrets(company: Company, recipientIds: readonly string[]): Promise<void> {
  return revokeSecrets(company, { kind: signingSecrets, targets: recipientIds });
}
