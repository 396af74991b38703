import { lockInvitedPerson, lockReportingLines, mayManagePerson } from '#features/people/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { languageOfPreferred } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import { isOpen } from '../contract/status.ts';
import { applyInvitationEvent } from './apply-invitation-event.ts';
import { makeInvitations } from './make-invitations.ts';
import { lockInvitationsOf, readKnown } from './store.ts';

type InviteCode = 'invitations.ExistingUser' | 'invitations.InvitationEmailExists' | 'people.PersonAlreadyInvited';

/** Invites an existing person without access; answers the invitation. After a change of their e-mail the invitation to the old one ends. */
export async function invitePerson(context: CallContext<InviteCode>, companyUserId: string): Promise<string> {
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
  return id;
}
