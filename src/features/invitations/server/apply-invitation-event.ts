import type { CallContext } from '#kernel/server/call-context.ts';
import { nextStatus } from '../contract/status.ts';
import type { InvitationEvent, InvitationStatus } from '../contract/status.ts';
import { writeStatus } from './store.ts';
import type { StatusChange } from './store.ts';

interface LockedInvitation {
  id: string;
  companyUserId: string | null;
  status: InvitationStatus;
}

/** Applies an event to a locked invitation and logs it; undefined when it is not allowed in its status. */
export async function applyInvitationEvent(
  { company, now, audit }: Pick<CallContext, 'company' | 'now' | 'audit'>,
  { id, companyUserId, status }: LockedInvitation,
  event: InvitationEvent,
  more: Pick<StatusChange, 'remindedAt' | 'expiresAt'> = {},
): Promise<InvitationStatus | undefined> {
  const next = nextStatus(status, event);
  if (!next) return undefined;
  await writeStatus(company, id, { status: next, now, ...more });
  audit({
    entity: 'invitation',
    entityId: id,
    ...(companyUserId && { companyUserId }),
    before: { status },
    after: { status: next },
  });
  return next;
}
