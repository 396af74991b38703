import { isCompanyEnding } from '#features/company/server/public.ts';
import { membersByPerson } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { passesAccess } from '#kernel/server/passes-access.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { sendMessage } from '../contract/endpoints.ts';
import { messageKind } from '../contract/kinds.ts';
import { endRecipients } from './end-recipients.ts';
import { handOver } from './hand-over.ts';
import { logFailedMessage } from './log-failed-message.ts';
import { changeOf } from './open-message.ts';
import { numberOf, teamOf } from './resolve-recipients.ts';
import { fitting, partsOfEach } from './rules/count-parts.ts';
import { gatewayState } from './sending.ts';
import { lockMessage, readMessage, writeStatus } from './store-messages.ts';
import { readRecipients, writeParts, type RecipientRow } from './store-recipients.ts';
import { returnParts } from './store-sending.ts';

export const beginJob = 'sms.begin-message';

type Needed = Pick<Services, 'clock' | 'smsGateway' | 'config' | 'queueSms' | 'roleTable'>;

/**
 * Sends a planned message whose time has come, to those who are still here and whom its sender may still write to, at the numbers they have now,
 * each number once (sms.1, sms.10). Running it twice sends it once.
 */
export async function beginMessage(company: Company, services: Needed, messageId: string): Promise<void> {
  const now = services.clock.now();
  await lockMessage(company, messageId);
  const message = await readMessage(company, 'all', messageId);
  if (message?.status !== 'planned' || message.text === null || (message.sendAt ?? now) > now) return;
  const waiting = (await readRecipients(company, messageId)).filter(({ status }) => status === 'queued');
  const reach = await reachOf({ company, services }, message.createdBy);
  const present = onceEach((typeof reach === 'string' ? [] : waiting.filter(reach)).flatMap((one) => atPresent(one) ?? []));
  const here = await countAnew({ company, messageId }, message.text, fitting(message.text, present));
  const reached = new Set(here.map(({ recipientId }) => recipientId));
  const begun = { company, messageId, now };
  await endRecipients(
    begun,
    waiting.filter(({ recipientId }) => !reached.has(recipientId)),
    { status: 'cancelled', reason: null },
  );
  const { text, sender } = message;
  const counts = { recipients: here.length, cancelled: waiting.length - here.length };
  if (here.length === 0) {
    await logBeginning(begun, { action: typeof reach === 'string' ? reach : 'nobody', ...counts });
    await writeStatus(company, messageId, 'cancelled');
  } else if (gatewayState(services) === 'none') {
    await logFailedMessage(company, { messageId, status: 'failed', now });
    await endRecipients(begun, here, { status: 'failed', reason: 'No SMS gateway is set up.' });
    await writeStatus(company, messageId, 'failed', now);
  } else {
    await logBeginning(begun, { action: 'begun', ...counts });
    await handOver({ company, services, now }, { messageId, text, sender, sentAt: now, recipients: here });
  }
  publishChanges(company, { entity: messageKind, entityId: messageId });
}

/** Writes to the log to how many a planned message goes; that it fails for want of a gateway is a line of its own. */
async function logBeginning(
  { company, messageId, now }: { company: Company; messageId: string; now: Date },
  outcome: { action: 'begun' | 'nobody' | NoReach; recipients: number; cancelled: number },
): Promise<void> {
  await writeAudit(company, systemCaller('sms.begin-message', { at: now }), [changeOf(messageId, undefined, outcome)]);
}

/** Why a sender may write to nobody any more: they have left or lost the right, or the company is about to be deleted, or sends no text messages now. */
type NoReach = 'senderGone' | 'ending' | 'closed';

/** Whom the sender may write to as things stand now, a leader their own team; or why to nobody. */
async function reachOf(
  { company, services }: { company: Company; services: Pick<Services, 'roleTable'> },
  createdBy: string | null,
): Promise<((recipient: RecipientRow) => boolean) | NoReach> {
  if (await isCompanyEnding(company)) return 'ending';
  const sender = createdBy === null ? undefined : (await membersByPerson({ company, services }, [createdBy])).get(createdBy);
  if (!sender || sender.state !== 'active' || sender.levels.sms === 'none') return 'senderGone';
  if (!passesAccess(sender, sendMessage.access)) return 'closed';
  if (sender.levels.sms === 'full') return () => true;
  const team = await teamOf(company, sender.companyUserId);
  return ({ companyUserId }) => companyUserId !== null && team.has(companyUserId);
}

/** A recipient at the number they have now; undefined for who has left, or has none any more. */
function atPresent(recipient: RecipientRow): (RecipientRow & { phoneNumber: string }) | undefined {
  const { isHere, companyUserId, phoneCountryCode, mobilePhoneNumber } = recipient;
  const phoneNumber =
    companyUserId === null ? recipient.phoneNumber : numberOf({ phoneCountryCode: phoneCountryCode ?? '', mobilePhoneNumber });
  return isHere && phoneNumber ? { ...recipient, phoneNumber } : undefined;
}

/** The first at each number: somebody may have got the number of another recipient meanwhile. */
function onceEach<One extends { phoneNumber: string }>(recipients: readonly One[]): One[] {
  const numbers = new Set<string>();
  return recipients.filter(({ phoneNumber }) => !numbers.has(phoneNumber) && numbers.add(phoneNumber));
}

/** Counts each with the first name that they have now. What was planned is sent also when that takes more parts than are left (sms.6). */
async function countAnew<One extends Pick<RecipientRow, 'recipientId' | 'firstName' | 'month' | 'parts'>>(
  { company, messageId }: { company: Company; messageId: string },
  text: string,
  recipients: readonly One[],
): Promise<One[]> {
  const sizes = partsOfEach(text, recipients);
  const counted = recipients.map((one, place) => ({ ...one, parts: sizes[place]?.parts.length ?? one.parts }));
  const changed = recipients.map(({ month, parts }, place) => ({ month, parts: parts - (counted[place]?.parts ?? parts) }));
  if (changed.every(({ parts }) => parts === 0)) return counted;
  await writeParts(company, messageId, counted);
  // Fewer than none are taken on top.
  await returnParts(company, changed);
  return counted;
}
