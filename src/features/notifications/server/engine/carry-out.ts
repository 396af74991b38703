import { inBatches } from '#kernel/server/in-batches.ts';
import { newId } from '#kernel/server/id.ts';
import { tell } from '#kernel/server/live/tell.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Mail, Services } from '#kernel/server/services.ts';
import { localTime } from '../rules/local-time.ts';
import type { Circumstances, Outside, Planned } from '../rules/plan.ts';
import { factsOn, keyOf } from '../rules/told.ts';
import { digestOf, mailOf, smsOf } from './envelope.ts';
import { lettersFor } from './letters.ts';
import type { Letter } from './letters.ts';
import { sealed } from './seal.ts';
import { insertDeliveries, insertNotifications } from './store-engine.ts';
import type { NewDelivery, NewNotification } from './store-engine.ts';

/** More than so many mails by one rule to one person at once become one. */
const mostMailsAtOnce = 3;

interface Carrying {
  company: Company;
  services: Services;
  companyName: string;
  circumstances: Circumstances;
}

/**
 * Tells what was planned, in the open transaction: the bell, the deliveries and what leaves at once. What was told before is not told again.
 * The number of statements follows batches of some thousands.
 */
export async function carryOut(carrying: Carrying, planned: readonly Planned[]): Promise<void> {
  if (planned.length === 0) return;
  await fillBells(carrying, planned);
  await sendOut(carrying, planned);
}

async function fillBells({ company, circumstances: { now } }: Carrying, planned: readonly Planned[]): Promise<void> {
  const rows = planned.flatMap((one) => (one.inApp && one.companyUserId !== null ? [notificationOf(one, one.companyUserId, now)] : []));
  const told = await inBatches(rows, (batch) => insertNotifications(company, batch));
  const [first] = told;
  if (!first) return;
  const companyUserIds = [...new Set(told.map(({ companyUserId }) => companyUserId))];
  await tell(company, { entity: 'notification', entityId: first.id, companyUserIds });
}

function notificationOf(planned: Planned, companyUserId: string, now: Date): NewNotification {
  const { rule, subject } = planned;
  return {
    id: newId(),
    company_user_id: companyUserId,
    key: keyOf(planned),
    rule_id: ruleIdOf(planned),
    reason: rule.reason,
    at: now,
    related_company_user_id: subject.companyUserId,
    scope: subject.scope ?? null,
    scope_id: subject.scopeId ?? null,
    affected_id: subject.affectedId ?? null,
    facts: factsOn(planned),
  };
}

/** What one person tells themselves has no rule. */
function ruleIdOf({ rule }: Planned): string | null {
  return rule.ruleId === 'own' ? null : rule.ruleId;
}

interface Parcel {
  id: string;
  planned: Planned;
  outside: Outside;
  letter: Letter;
}

async function sendOut(carrying: Carrying, planned: readonly Planned[]): Promise<void> {
  const leaving = planned.filter(({ outside }) => outside.length > 0);
  if (leaving.length === 0) return;
  const { company, services, companyName, circumstances } = carrying;
  const today = localTime(circumstances.timeZone, circumstances.now).day;
  const people = new Map(circumstances.people.map((person) => [person.companyUserId, person]));
  const letterOf = await lettersFor(company, services, leaving, { companyName, today, people });
  const parcels = leaving.flatMap((one) => {
    const letter = letterOf(one);
    return one.outside.map((outside): Parcel => ({ id: newId(), planned: one, outside, letter }));
  });
  const written = new Set(
    await inBatches(parcels, (batch) =>
      insertDeliveries(
        company,
        batch.map((parcel) => deliveryOf(carrying, parcel)),
      ),
    ),
  );
  const atOnce = parcels.filter(({ id, outside }) => outside.leavesAt === null && written.has(id));
  const mails = atOnce.filter(({ outside }) => outside.channel === 2);
  await services.queueMails(company, mailsOf(carrying, mails));
  await services.queueSms(
    company,
    atOnce.flatMap(({ outside, letter }) => (outside.channel === 3 ? [smsOf(letter, companyName, outside.to)] : [])),
  );
}

/** A rule that tells somebody of many things at once, as when a thousand people are imported, sends them one mail. */
function mailsOf({ company, services, companyName }: Carrying, parcels: readonly Parcel[]): Mail[] {
  const together = Map.groupBy(parcels, ({ planned, outside }) => `${planned.rule.ruleId}|${planned.companyUserId}|${outside.to}`);
  return [...together.values()].flatMap((group) => {
    const letters = group.map(({ letter }) => letter);
    const mail = ({ planned: { companyUserId }, outside: { to } }: Parcel) => ({ to, companyId: company.id, companyUserId });
    const [first] = group;
    if (first && group.length > mostMailsAtOnce) return [digestOf(services, letters, { ...mail(first), companyName, isDigest: false })];
    return group.map((parcel) => mailOf(services, parcel.letter, mail(parcel)));
  });
}

function deliveryOf({ company, services, circumstances: { now } }: Carrying, { id, planned, outside, letter }: Parcel): NewDelivery {
  const { channel, to, leavesAt, isDigest } = outside;
  const seal = (column: 'recipient' | 'content', content: string) =>
    sealed(services.secrets, { companyId: company.id, id, column }, content);
  return {
    id,
    key: `${keyOf(planned)}|${planned.companyUserId ?? 'invited'}`,
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
