import { findPersonByAddress } from '#features/people/server/public.ts';
import type { FailedDelivery } from '#kernel/server/outbox/failed-delivery.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';

/** What writes to the log that a mail or SMS could not be delivered. */
export const failDelivery = 'notifications.fail-delivery';

const entities = { mail: 'outgoingMail', sms: 'outgoingSms' } as const;

/**
 * Writes to the log that a mail or SMS is not tried again (notifications.26). It names the person whom the address belongs to; the address itself, which
 * may be a stranger's, and what the other server said, which may repeat it, do not stand there.
 */
export async function logFailedDelivery({ company, outbox, messageId, recipient, fault, now }: FailedDelivery): Promise<void> {
  const companyUserId = await findPersonByAddress(company, outbox === 'mail' ? { email: recipient } : { phone: recipient });
  await writeAudit(company, systemCaller(failDelivery, { at: now }), [
    { entity: entities[outbox], entityId: messageId, ...(companyUserId !== undefined && { companyUserId }), after: { action: fault } },
  ]);
}
