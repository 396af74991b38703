import { lockInvitedPerson, mayManagePerson, lockReportingLines } from '#features/people/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { languageOfPreferred } from '#kernel/contract/locale.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { sendInvitationMailToExistingEmployee as contract } from '../contract/endpoints.ts';
import { isOpen } from '../contract/status.ts';
import { makeInvitations } from './make-invitations.ts';
import { applyInvitationEvent } from './apply-invitation-event.ts';
import { presentInvitation } from './present-invitation.ts';
import { lockInvitationsOf, readInvitation, readKnown } from './store.ts';

/** Invites an existing person without access. After a change of their e-mail the invitation to the old one ends. */
export const sendInvitationMailToExistingEmployee: Handler<typeof contract> = async (context, { body: { companyUserId } }) => {
  const { company, actor, services, now, fail, audit } = context;
  await lockReportingLines(company);
  const person = (await lockInvitedPerson({ company, secrets: services.secrets }, companyUserId)) ?? fail('common.NotFound');
  if (!mayManagePerson(actor.member, person) || person.state === 'inactive') fail('common.Forbidden');
  await requireCompanyRate(company, services, { key: `invite-existing|${actor.account.id}`, limit: 300, windowSeconds: 3_600 });
  if (person.accountId !== null) fail('invitations.ExistingUser');
  const email = person.emailAddress;
  if (!email) return fail('common.BadRequest', 400, { fieldErrors: [{ path: 'emailAddress', code: 'required' }] });
  const earlier = (await lockInvitationsOf(company, companyUserId)).filter(({ status }) => isOpen(status));
  const same = earlier.find((one) => emailKey(one.email) === emailKey(email));
  if (same) fail('people.PersonAlreadyInvited', 400, { details: { invitationId: same.id } });
  const others = (await readKnown(company, [email])).filter((known) => known.companyUserId !== companyUserId);
  if (others.some(({ hasSignIn }) => hasSignIn)) fail('invitations.ExistingUser');
  if (others.length > 0) fail('invitations.InvitationEmailExists');

  for (const one of earlier) await applyInvitationEvent({ company, now, audit }, { ...one, companyUserId }, 'withdraw');
  const by = actor.member.companyUserId;
  const language = person.preferredLanguage ? languageOfPreferred[person.preferredLanguage] : undefined;
  const [id = ''] = await makeInvitations({ company, services, by, now, audit }, [
    { companyUserId, email, role: person.role, isNewcomer: false, language },
  ]);
  const row = await readInvitation(company, id);
  if (!row) throw new Error('An invitation that was just made is not there');
  return { invitation: presentInvitation(row, { companyId: company.id, secrets: services.secrets, inviter: actor.member.role, now }) };
};
