import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Caller } from '#testing/caller.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import { getAllInvitations, getInvitation, sendInvitationMails } from '../contract/endpoints.ts';
import type { Invitation, ShownInvitation } from '../contract/entities.ts';

/** Invites an address, as the system admin; returns the invitation. */
export async function invite({ admin }: Pick<TestCompany, 'admin'>, email: string, role: RoleKey = 'employee'): Promise<Invitation> {
  const sent = await admin.call(sendInvitationMails, { body: { invitationRequests: [{ inviteeEmailAddress: email, role }] } });
  if (sent.status !== 200) throw new Error(`not invited: ${sent.codes.join()}`);
  const found = (await invitationsOf({ admin })).find(({ inviteeEmailAddress }) => inviteeEmailAddress === email);
  if (!found) throw new Error('an invitation that was just sent is not in the list');
  return found;
}

/** All invitations, as the system admin sees them. */
export async function invitationsOf({ admin }: Pick<TestCompany, 'admin'>): Promise<Invitation[]> {
  return getAllInvitations.answer.parse((await admin.call(getAllInvitations)).json).invitations;
}

/** The parameters of the link in the newest mail to an address. */
export async function mailedTo(server: TestServer, email: string): Promise<{ invitationGuid: string; mailProof: string }> {
  const mail = (await server.mails()).find(({ to }) => to === email);
  const address = /https?:\S+invitationGuid=\S+/.exec(mail?.text ?? '')?.[0];
  if (!address) throw new Error(`no link was mailed to ${email}`);
  const { searchParams } = new URL(address);
  return { invitationGuid: searchParams.get('invitationGuid') ?? '', mailProof: searchParams.get('mailProof') ?? '' };
}

/** What the holder of a link sees. */
export async function shownTo(caller: Caller, query: Record<string, string | null>): Promise<ShownInvitation> {
  return getInvitation.answer.parse((await caller.call(getInvitation, { query })).json).invitation;
}

/** A person without access, added by hand; returns the id. */
export async function registered({ admin, companyId }: TestCompany, emailAddress: string | undefined): Promise<string> {
  const body = { companyId, firstName: 'Åse', lastName: 'Ødegård', role: 'employee', ...(emailAddress && { emailAddress }) };
  return createCompanyUser.answer.parse((await admin.call(createCompanyUser, { body })).json).companyUser.id;
}
