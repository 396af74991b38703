import type { CallContext } from '#kernel/server/call-context.ts';
import type { InvitationMark, PersonEvent } from '#features/people/server/public.ts';
import type { InvitationEvent } from '../contract/status.ts';
import { applyInvitationEvent } from './apply-invitation-event.ts';
import { isExpired } from './present-invitation.ts';
import { eraseInvitationsOf, lockInvitationsOf, readMarks } from './store.ts';

/** Applies an event to a person's invitations when the person changes. */
export function onPersonEvent(
  event: InvitationEvent,
): (person: Pick<PersonEvent, 'company' | 'companyUserId' | 'now' | 'audit'>) => Promise<void> {
  return async ({ company, companyUserId, now, audit }) => {
    for (const invitation of await lockInvitationsOf(company, companyUserId))
      await applyInvitationEvent({ company, now, audit }, { ...invitation, companyUserId }, event);
  };
}

/** Deletes the invitations of an erased person, including the address. */
export const eraseInvitations = ({ company, companyUserId }: PersonEvent): Promise<void> => eraseInvitationsOf(company, companyUserId);

/** The status of the last invitation of each of these people. */
export async function readInvitationMarks(
  input: Pick<CallContext, 'company' | 'now'> & { companyUserIds: readonly string[] },
): Promise<InvitationMark[]> {
  const rows = await readMarks(input.company, input.companyUserIds);
  return rows.map(({ expiresAt, ...mark }) => ({ ...mark, isExpired: isExpired({ status: mark.status, expiresAt }, input.now) }));
}
