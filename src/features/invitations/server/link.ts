import type { Secrets } from '#kernel/server/secrets.ts';

/** Where a link's sealed secret belongs; elsewhere it does not open. */
export function guidPlace(companyId: number, invitationId: string): string {
  return `${companyId}|invitation|${invitationId}|guid`;
}

/** What the database looks a link up by. */
export function guidDigest(secrets: Secrets, invitationGuid: string): string {
  return secrets.digest(invitationGuid, 'invitation');
}

/**
 * Stands only in mails. Those who may invite can copy a link, so the link alone does not prove that whoever opens it reads mail at the address;
 * with this it does (invitations.10).
 */
export function mailProofOf(secrets: Secrets, { invitationGuid, email }: { invitationGuid: string; email: string }): string {
  return secrets.digest(`${invitationGuid} ${email.toLowerCase()}`, 'invitation mail');
}

/** The address of an invitation as its mail carries it, from the locale on. */
export function mailedPath(secrets: Secrets, { invitationGuid, email }: { invitationGuid: string; email: string }): string {
  const query = new URLSearchParams({ invitationGuid, mailProof: mailProofOf(secrets, { invitationGuid, email }) });
  return `/invitation?${query.toString()}`;
}

/** Whether an address that somebody signs in for was in a mail to this e-mail address. */
export function isMailedLink(secrets: Secrets, returnTo: string, email: string): boolean {
  const [path = '', search = ''] = returnTo.split('?');
  if (!/^\/(?:no|en-gb)\/invitation\/?$/.test(path)) return false;
  const query = new URLSearchParams(search);
  return query.get('mailProof') === mailProofOf(secrets, { invitationGuid: query.get('invitationGuid') ?? '', email });
}
