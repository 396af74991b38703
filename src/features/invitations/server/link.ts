import { emailKey } from '#kernel/contract/email-address.ts';
import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Secrets } from '#kernel/server/secrets.ts';

/** The encryption context of a link's secret; elsewhere it does not decrypt. */
export function guidPlace(companyId: number, invitationId: string): string {
  return `${companyId}|invitation|${invitationId}|guid`;
}

/** The secrets of links, so that they can be copied. */
export const sealedLinks: SealedTable = {
  table: 'invitation',
  isOfCompanies: true,
  key: { id: 'uuid' },
  columns: ['guid'],
  placeOf: ({ companyId, key }) => guidPlace(companyId, String(key['id'])),
};

/** The digest for looking up a link. */
export function guidDigest(secrets: Secrets, invitationGuid: string): string {
  return secrets.digest(invitationGuid, 'invitation');
}

/**
 * A secret that is only in mails. Users who may invite can copy a link, so the link alone does not prove that its holder reads mail at the
 * address; this does (invitations.10).
 */
export function mailProofOf(secrets: Secrets, { invitationGuid, email }: { invitationGuid: string; email: string }): string {
  return secrets.digest(`${invitationGuid} ${emailKey(email)}`, 'invitation mail');
}

/** The path of an invitation as mailed, starting with the locale. */
export function mailedPath(secrets: Secrets, { invitationGuid, email }: { invitationGuid: string; email: string }): string {
  const query = new URLSearchParams({ invitationGuid, mailProof: mailProofOf(secrets, { invitationGuid, email }) });
  return `/invitation?${query.toString()}`;
}

/** Whether the page to return to was mailed to this e-mail address. */
export function isMailedLink(secrets: Secrets, returnTo: string, email: string): boolean {
  const [path = '', search = ''] = returnTo.split('?');
  if (!/^\/(?:no|en-gb)\/invitation\/?$/.test(path)) return false;
  const query = new URLSearchParams(search);
  return query.get('mailProof') === mailProofOf(secrets, { invitationGuid: query.get('invitationGuid') ?? '', email });
}
