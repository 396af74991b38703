import type { Language } from '#kernel/contract/locale.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { newSecret } from '#kernel/server/session/cookies.ts';
import { invitationDays } from '../contract/status.ts';
import { guidDigest, guidPlace } from './link.ts';
import { invitationMail } from './mails.ts';
import { insertInvitations, readSender } from './store.ts';

export interface Invited {
  companyUserId: string;
  email: string;
  role: RoleKey;
  isNewcomer: boolean;
  /** The person's choice; by default the company's language. */
  language?: Language | undefined;
}

interface InviteContext extends Pick<CallContext, 'company' | 'services' | 'now' | 'audit'> {
  by: string;
}

/** The expiry of a link that is sent or resent now. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 86_400_000);
}

/** Creates any number of invitations in a constant number of statements; returns their ids in the same order. */
export async function makeInvitations({ company, services, by, now, audit }: InviteContext, people: readonly Invited[]): Promise<string[]> {
  if (people.length === 0) return [];
  const { secrets } = services;
  const sender = await readSender(company, by);
  const expiresAt = expiryFrom(now);
  const made = people.map((person) => ({ ...person, id: newId(), invitationGuid: newSecret() }));
  await insertInvitations(
    company,
    made.map(({ id, companyUserId, email, role, isNewcomer, invitationGuid }) => ({
      id,
      companyUserId,
      email,
      role,
      isNewcomer,
      guid: secrets.encrypt(invitationGuid, guidPlace(company.id, id)),
      digest: guidDigest(secrets, invitationGuid),
    })),
    { by, now, expiresAt },
  );
  const letters = made.map(({ language, ...one }) =>
    invitationMail(services, { ...one, ...sender, kind: 'invitation', language: language ?? sender.language, expiresAt }),
  );
  await services.queueMails(company, letters);
  for (const { id, companyUserId, email, role } of made)
    audit({ entity: 'invitation', entityId: id, companyUserId, after: { status: 'Pending', email, role } });
  return made.map(({ id }) => id);
}
