import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Contract, ContractNotification, ContractRow } from '../contract/entities.ts';
import { contractStatus, contractType } from '../contract/kinds.ts';
import { findDeadline, type Deadline, type DeadlineDay } from '../contract/rules/deadline.ts';
import { lifeLine } from '../contract/rules/life-line.ts';
import { notificationDay } from '../contract/rules/notification-days.ts';
import { yearlyValue } from '../contract/rules/yearly-value.ts';
import { counterpartyOf } from './counterparty.ts';
import { readRestrictions } from './closed-contracts.ts';
import { contractPermissions, maySee } from './policy.ts';
import { readFamily, type StoredContract } from './store-contract.ts';

/** A contract as a row of the list. */
export function presentRow(member: Membership, stored: StoredContract, day: DeadlineDay): ContractRow {
  const deadline = findDeadline(stored, day);
  const { contractId, party, name, category, responsible, responsibleId, status, typeId, noticePeriod, notifications } = stored;
  const hasReminders = stored.hasNotification && status !== contractStatus.inactive;
  const active = hasReminders ? notifications.filter((one) => one.active) : [];
  return {
    contractId,
    party,
    name,
    category,
    responsible,
    responsibleId,
    status,
    isActive: status !== contractStatus.inactive,
    isExpired: deadline.state === 'expired',
    typeId,
    autoRenew: typeId === contractType.automatic,
    noticePeriod,
    renewEndDate: deadline.termEnd,
    nextDeadline: deadline.actBy,
    nextDeadlineType: deadline.type,
    noticeDate: deadline.noticeDate,
    hasNotifications: notifications.length > 0,
    hasActiveNotifications: active.length > 0,
    notificationDateBuffer: nextBuffer(active, stored, { deadline, today: day.today }),
    lastChangeDate: stored.changedAt.toISOString(),
    trafficLight: stored.trafficLight,
    hasNotes: stored.hasNotes,
    currency: stored.currency,
    contractValue: stored.value,
    contractValueAsNumber: stored.value === null ? null : Number(stored.value),
    interval: stored.interval,
    parentContractId: stored.parentContractId,
    version: stored.version,
    isRestricted: stored.isRestricted,
    permissions: contractPermissions(member, stored),
  };
}

/** The notification that comes first. */
function nextBuffer(
  active: StoredContract['notifications'],
  stored: StoredContract,
  { deadline: { termEnd }, today }: { deadline: Deadline; today: string },
): number | null {
  const coming = active.flatMap(({ when }) => {
    const { nextDate } = notificationDay(when, stored, { termEnd, today });
    return nextDate === null ? [] : [{ when, nextDate }];
  });
  return coming.toSorted((a, b) => a.nextDate.localeCompare(b.nextDate))[0]?.when ?? null;
}

/** The notifications of a contract with their days. */
export function presentNotifications(stored: StoredContract, deadline: Deadline, today: string): ContractNotification[] {
  return stored.notifications.map((one) => ({ ...one, ...notificationDay(one.when, stored, { termEnd: deadline.termEnd, today }) }));
}

/** One contract with everything but its files and log; a constant number of statements. */
export async function presentContract(
  { company, member, day }: { company: Company; member: Membership; day: DeadlineDay },
  stored: StoredContract,
): Promise<z.input<typeof Contract>> {
  const deadline = findDeadline(stored, day);
  const [family, counterparty] = await Promise.all([readFamily(company, stored), counterpartyOf({ company, member }, stored)]);
  const { levelOf } = await readRestrictions(company);
  const visible = family
    .filter(({ contractId, responsibleId }) => maySee(member, { responsibleId, level: levelOf(member, contractId) }))
    .map(({ isParent: _parent, responsibleId: _responsible, ...one }) => one);
  const amendments = visible.filter(({ contractId }) => contractId !== stored.parentContractId);
  const notifications = presentNotifications(stored, deadline, day.today);
  const { signedBy, startDate, endDate, renewalInterval, hasNotification, terminatedOn, contactInformation } = stored;
  return {
    ...presentRow(member, stored, day),
    companyId: company.id,
    signedBy,
    startDate,
    endDate,
    renewalInterval,
    hasNotification,
    terminatedOn,
    valuePerYear: yearlyValue(stored),
    deadline: { ...deadline, why: [...deadline.why] },
    contactInformation,
    notifications,
    counterparty,
    parent: visible.find(({ contractId }) => contractId === stored.parentContractId) ?? null,
    amendments,
    lifeLine: lifeLine({ terms: stored, startDate, deadline, notifications, amendments, today: day.today }),
    createdBy: stored.createdBy,
    createdDate: stored.createdAt,
    changedBy: stored.changedBy,
    changedById: stored.changedById,
    changedDate: stored.changedAt,
  };
}
