import type { Company } from '#kernel/server/database/unit.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { RecipientStatus } from '../contract/rules/recipient-status.ts';
import { changeOf } from './open-message.ts';
import { hasFailedRecipients } from './store-recipients.ts';

/** What writes to the log that a message did not reach everyone. */
export const failMessage = 'sms.fail-message';

/** Writes to the log that a message failed for somebody, once until all who failed get it again (sms.15). Called before the status is written, while the message is locked. */
export async function logFailedMessage(
  company: Company,
  { messageId, status, now }: { messageId: string; status: RecipientStatus; now: Date },
): Promise<void> {
  if (status !== 'failed' && status !== 'uncertain') return;
  if (await hasFailedRecipients(company, messageId)) return;
  await writeAudit(company, systemCaller(failMessage, { at: now }), [changeOf(messageId, undefined, { action: status })]);
}
