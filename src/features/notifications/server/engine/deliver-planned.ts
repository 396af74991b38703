import type { CallContext } from '#kernel/server/call-context.ts';
import { writeInBatches } from '#kernel/server/write-in-batches.ts';
import { newId } from '#kernel/server/id.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Mail } from '#kernel/server/services.ts';
import { channelNumber } from '../../contract/reasons.ts';
import { localTime } from '../rules/local-time.ts';
import type { NotificationContext, OutsideDelivery, PlannedNotification } from '../rules/plan-notifications.ts';
import { factsOnDay, notificationKey } from '../rules/due-subjects.ts';
import { withoutClosed } from './closed-reasons.ts';
import { composeDigest, composeMail, composeSms } from './compose-messages.ts';
import { lettersFor } from './letters.ts';
import type { Letter } from './letters.ts';
import { sealText } from './seal-text.ts';
import { insertDeliveries, insertNotifications } from './store-engine.ts';
import type { NewDelivery, NewNotification } from './store-engine.ts';

/** More mails than this by one rule to one person at once are merged into one. */
const maxMailsAtOnce = 3;

interface DeliveryContext extends Pick<CallContext, 'company' | 'services'> {
  companyName: string;
  circumstances: NotificationContext;
}

/**
 * Delivers planned notifications in the open transaction: the bell, the deliveries and the mails sent immediately. Already delivered ones are
 * skipped. The number of statements is per batch of some thousands.
 */
export async function deliverPlanned(context: DeliveryContext, planned: readonly PlannedNotification[]): Promise<void> {
  const notifications = await withoutClosed(context, planned);
  if (notifications.length === 0) return;
  await fillBells(context, notifications);
  await sendOut(context, notifications);
}

async function fillBells({ company, circumstances: { now } }: DeliveryContext, planned: readonly PlannedNotification[]): Promise<void> {
  const rows = planned.flatMap((one) => (one.inApp && one.companyUserId !== null ? [notificationOf(one, one.companyUserId, now)] : []));
  const inserted = await writeInBatches(rows, (batch) => insertNotifications(company, batch));
  const [first] = inserted;
  if (!first) return;
  const companyUserIds = [...new Set(inserted.map(({ companyUserId }) => companyUserId))];
  publishChanges(company, { entity: 'notification', entityId: first.id, companyUserIds });
}

function notificationOf(planned: PlannedNotification, companyUserId: string, now: Date): NewNotification {
  const { rule, subject } = planned;
  return {
    id: newId(),
    company_user_id: companyUserId,
    key: notificationKey(planned),
    rule_id: ruleIdOf(planned),
    reason: rule.reason,
    at: now,
    related_company_user_id: subject.companyUserId,
    scope: subject.scope ?? null,
    scope_id: subject.scopeId ?? null,
    affected_id: subject.affectedId ?? null,
    facts: factsOnDay(planned),
  };
}

/** Personal notifications have no rule. */
function ruleIdOf({ rule }: PlannedNotification): string | null {
  return rule.ruleId === 'own' ? null : rule.ruleId;
}

interface OutgoingMessage {
  id: string;
  planned: PlannedNotification;
  outside: OutsideDelivery;
  letter: Letter;
}

async function sendOut(context: DeliveryContext, planned: readonly PlannedNotification[]): Promise<void> {
  const leaving = planned.filter(({ outside }) => outside.length > 0);
  if (leaving.length === 0) return;
  const { company, services, companyName, circumstances } = context;
  const people = new Map(circumstances.people.map((person) => [person.companyUserId, person]));
  const letterOf = await lettersFor(company, services, leaving, { companyName, people });
  const parcels = leaving.flatMap((one) =>
    one.outside.map((outside): OutgoingMessage => {
      return { id: newId(), planned: one, outside, letter: letterOf(one, dayOf(circumstances, outside)) };
    }),
  );
  const written = new Set(
    await writeInBatches(parcels, (batch) =>
      insertDeliveries(
        company,
        batch.map((parcel) => deliveryOf(context, parcel)),
      ),
    ),
  );
  const atOnce = parcels.filter(({ id, outside }) => outside.leavesAt === null && written.has(id));
  const mails = atOnce.filter(({ outside }) => outside.channel === channelNumber.email);
  await services.queueMails(company, mailsOf(context, mails));
  await services.queueSms(
    company,
    atOnce.flatMap(({ outside, letter }) => (outside.channel === channelNumber.sms ? [composeSms(letter, companyName, outside.to)] : [])),
  );
}

/** The day on which a message leaves: what is held over midnight is about another day then, and what should have left before now leaves now. */
function dayOf({ timeZone, now }: NotificationContext, { leavesAt }: OutsideDelivery): string {
  return localTime(timeZone, leavesAt !== null && leavesAt > now ? leavesAt : now).day;
}

/** A rule with many events for a person at once, such as an import of a thousand people, sends one mail. */
function mailsOf({ company, services, companyName }: DeliveryContext, parcels: readonly OutgoingMessage[]): Mail[] {
  const together = Map.groupBy(parcels, ({ planned, outside }) => `${planned.rule.ruleId}|${planned.companyUserId}|${outside.to}`);
  return [...together.values()].flatMap((group) => {
    const letters = group.map(({ letter }) => letter);
    const mail = ({ planned: { companyUserId }, outside: { to } }: OutgoingMessage) => ({ to, companyId: company.id, companyUserId });
    const [first] = group;
    if (first && group.length > maxMailsAtOnce) return [composeDigest(services, letters, { ...mail(first), companyName, isDigest: false })];
    return group.map((parcel) => composeMail(services, parcel.letter, mail(parcel)));
  });
}

function deliveryOf(
  { company, services, circumstances: { now } }: DeliveryContext,
  { id, planned, outside, letter }: OutgoingMessage,
): NewDelivery {
  const { channel, to, leavesAt, isDigest } = outside;
  const seal = (column: 'recipient' | 'content', content: string) =>
    sealText(services.secrets, { companyId: company.id, id, column }, content);
  return {
    id,
    key: `${notificationKey(planned)}|${planned.companyUserId ?? 'invited'}`,
    channel,
    company_user_id: planned.companyUserId,
    recipient: seal('recipient', to),
    rule_id: ruleIdOf(planned),
    reason: planned.rule.reason,
    content: leavesAt === null ? null : seal('content', JSON.stringify(letter)),
    status: leavesAt === null ? 'left' : 'held',
    is_digest: isDigest,
    due_at: leavesAt ?? now,
    created_at: now,
    left_at: leavesAt === null ? now : null,
  };
}
