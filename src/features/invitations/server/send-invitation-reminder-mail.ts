import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { sendInvitationReminderMail as contract } from '../contract/endpoints.ts';
import { guidPlace } from './link.ts';
import { invitationMail } from './mails.ts';
import { expiryFrom } from './make-invitations.ts';
import { openInvitation, reloadInvitation } from './open-invitation.ts';
import { applyInvitationEvent } from './apply-invitation-event.ts';
import { readSender } from './store.ts';

/** Resends the link, at most three times a day per person. */
export const sendInvitationReminderMail: Handler<typeof contract> = async (context, { body: { invitationId, companyId } }) => {
  const { company, actor, services, now, fail } = context;
  if (companyId !== company.id) fail('invitations.NotFound', 404);
  const row = await openInvitation(context, invitationId);
  await requireCompanyRate(company, services, { key: `remind|${row.id}`, limit: 3, windowSeconds: 86_400 });
  const expiresAt = expiryFrom(now);
  const next = await applyInvitationEvent(context, row, 'remind', { remindedAt: now, expiresAt });
  if (!next) return fail(row.status === 'Cancelled' ? 'invitations.Cancelled' : 'invitations.Used');
  const sender = await readSender(company, actor.member.companyUserId);
  const invitationGuid = services.secrets.decrypt(row.guid, guidPlace(company.id, row.id));
  await services.queueMail(company, invitationMail(services, { ...sender, ...row, kind: 'reminder', invitationGuid, expiresAt }));
  return { invitation: await reloadInvitation(context, row.id) };
};
