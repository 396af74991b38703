import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { nextStatus } from '../contract/status.ts';
import type { InvitationEvent, InvitationStatus } from '../contract/status.ts';
import { writeStatus } from './store.ts';
import type { Written } from './store.ts';

interface Happening {
  company: Company;
  now: Date;
  audit: (change: Change) => void;
}

interface Held {
  id: string;
  companyUserId: string | null;
  status: InvitationStatus;
}

/** Writes what happened to an invitation that is held, and says so in the log; undefined when it cannot happen in its state. */
export async function settle(
  { company, now, audit }: Happening,
  { id, companyUserId, status }: Held,
  event: InvitationEvent,
  more: Pick<Written, 'remindedAt' | 'expiresAt'> = {},
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
