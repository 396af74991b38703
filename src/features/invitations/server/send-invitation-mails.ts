import { addNewcomers, lockReportingLines, roomIn } from '#features/people/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { sendInvitationMails as contract } from '../contract/endpoints.ts';
import { makeInvitations } from './make-invitations.ts';
import { validateRequests } from './rules/validate-requests.ts';
import { nameOfAddress } from './rules/name-of-address.ts';
import { readKnown } from './store.ts';

const left = (taken: { limit: number; used: number } | null) => taken && taken.limit - taken.used;

/** Invites people by e-mail and role. Each becomes a pending person immediately, which reserves a seat and lets others prepare their profile. */
export const sendInvitationMails: Handler<typeof contract> = async (
  { company, actor, services, now, today, fail, audit, partly },
  { body: { invitationRequests } },
) => {
  const { member } = actor;
  // Mail is sent in the company's name to typed addresses.
  await requireCompanyRate(company, services, { key: `invite|${actor.account.id}`, limit: 60, windowSeconds: 3_600 });
  // Concurrent invitations to the same address are serialised; the second is refused as already invited.
  await lockReportingLines(company);
  const known = await readKnown(
    company,
    invitationRequests.map(({ inviteeEmailAddress }) => inviteeEmailAddress),
  );
  const taken = await roomIn(company);
  const room = { users: left(taken.users), administrators: left(taken.administrators) };
  const validated = validateRequests(invitationRequests, { inviter: member.role, known, room }).map((one) => ({ ...one, newId: newId() }));
  const codes = validated.flatMap(({ code }) => code ?? []);
  const [first] = codes;
  const invited = validated.filter(({ code }) => code === null);

  const by = member.companyUserId;
  const newcomers = invited.map(({ newId: id, request: { inviteeEmailAddress: emailAddress, role, firstName, lastName } }) => ({
    id,
    role,
    emailAddress,
    ...(firstName ? { firstName, lastName } : nameOfAddress(emailAddress)),
  }));
  const changes = await addNewcomers({ company, services, secrets: services.secrets, now, today, by }, newcomers);
  for (const change of changes) audit(change);
  const ids = await makeInvitations(
    { company, services, by, now, audit },
    newcomers.map(({ id, role, emailAddress }) => ({ companyUserId: id, email: emailAddress, role, isNewcomer: true })),
  );

  const invitationIds = new Map(newcomers.map(({ id }, place) => [id, ids[place] ?? null]));
  const results = validated.map(({ request: { inviteeEmailAddress, role }, code, companyUserId, newId: id }) => ({
    inviteeEmailAddress,
    role,
    code,
    invitationId: invitationIds.get(id) ?? null,
    companyUserId: code === null ? id : companyUserId,
  }));
  const limits = { ...taken.users };
  if (first && invited.length === 0) fail(first, 400, { details: { results, ...limits } });
  partly(codes);
  return { results };
};
