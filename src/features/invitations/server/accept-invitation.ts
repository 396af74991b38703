import { proveEmail } from '#features/account/server/public.ts';
import { isCompanyEnding, readSessionLength } from '#features/company/server/public.ts';
import { grantAccess, lockInvitedPerson, lockReportingLines, readCompanyFacts } from '#features/people/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { shortenSessions } from '#kernel/server/session/store.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Context } from '#kernel/server/serve.ts';
import type { acceptInvitation as contract } from '../contract/endpoints.ts';
import { guidDigest, mailProofOf } from './link.ts';
import { applyInvitationEvent } from './apply-invitation-event.ts';
import { isExpired } from './present-invitation.ts';
import { findByDigest, readInvitation } from './store.ts';
import type { InvitationRow } from './store.ts';

type Call = Context<typeof contract>;

/** Links the signed-in account to the invited person. The request starts without a company and enters the inviting one (invitations.8). */
export const acceptInvitation = twoStepHandler<typeof contract, void>(
  ({ actor, services }) => requireRate(services, { key: `accept|${actor.account.id}`, limit: 30, windowSeconds: 900 }),
  async (context, { body: { invitationGuid, mailProof } }) => {
    const { company: unit, actor, services, now, fail } = context;
    const { secrets, database } = services;
    const place = (await findByDigest(unit, guidDigest(secrets, invitationGuid))) ?? fail('invitations.NotFound', 404);
    const company = await database.enter(unit, place.companyId);
    if (await isCompanyEnding(company)) fail('common.CompanyEnding');
    await lockReportingLines(company);
    const row = (await readInvitation(company, place.invitationId, { lock: true })) ?? fail('invitations.NotFound', 404);
    refuseOthers(context, row);
    const isByMail = mailProof === mailProofOf(secrets, { invitationGuid, email: row.email });
    const accountId = await provenAccount(context, isByMail);

    const person = row.companyUserId ? await lockInvitedPerson({ company, secrets }, row.companyUserId) : undefined;
    if (!person || person.state === 'inactive') return fail('invitations.Cancelled');
    const isHere = person.accountId !== null || (await services.findMembership(company, accountId)) !== undefined;
    if (isHere) fail('invitations.ExistingUser');
    const { timeZone } = await readCompanyFacts(company);
    const writeContext = { company, secrets, now, today: dayIn(timeZone, now), by: person.id };
    const audit: Call['audit'] = (change) => context.audit(change, { company, by: { companyUserId: person.id, role: row.role } });
    audit(await grantAccess(writeContext, person, { ...actor.account, id: accountId }));
    // The shortest length among the companies of an account holds for the session at hand too (identity.13).
    const minutes = await readSessionLength(company);
    if (minutes !== null) await shortenSessions(company, [accountId], minutes);
    const status = await applyInvitationEvent({ company, now, audit }, row, 'accept');
    if (status && person.state === 'active') await applyInvitationEvent({ company, now, audit }, { ...row, status }, 'complete');
    return { companyId: company.id };
  },
);

function refuseOthers({ actor, now, fail }: Call, row: InvitationRow): void {
  if (emailKey(actor.account.email) !== emailKey(row.email)) fail('invitations.WrongLoggedInUser', 403);
  if (row.status === 'Cancelled') fail('invitations.Cancelled');
  if (row.status === 'CredentialsCreated' || row.status === 'FullUserCreated') fail('invitations.Used');
  if (isExpired(row, now)) fail('invitations.Expired');
}

/** The account with a verified address; following the mailed link verifies it (invitations.10). */
async function provenAccount({ company: unit, actor: { account }, services, fail }: Call, isByMail: boolean): Promise<string> {
  if (account.emailVerified) return account.id;
  if (!isByMail) return fail('common.Forbidden', 403, { details: { reason: 'state', state: 'familiar' } });
  return (await proveEmail(unit, services, account)) ?? fail('invitations.WrongLoggedInUser', 403);
}
