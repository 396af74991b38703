import { readFreeDays } from '#features/absence/server/public.ts';
import { notifyPeople, type PersonalNotification, type ReasonSource, type Subject } from '#features/notifications/server/public.ts';
import { membersByPerson, readReachablePeople } from '#features/people/server/public.ts';
import { addDays, eachDay } from '#kernel/contract/days.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { contractStatus, contractType, deadlineType } from '../contract/kinds.ts';
import { findDeadline, type Deadline, type DeadlineDay } from '../contract/rules/deadline.ts';
import { endNotifiedOn } from '../contract/rules/notification-days.ts';
import { endFrom } from '../contract/rules/term-ends.ts';
import { contractReaders, readRestrictions } from './closed-contracts.ts';
import { recountContracts } from './recount-contracts.ts';
import { deadlineSentence, deadlineTarget } from './deadline-words.ts';
import { readCandidates } from './store-holders.ts';
import { readSettings } from './store-settings.ts';
import {
  claimDay,
  readCompanyDay,
  readNotifiableContracts,
  readSentNotifications,
  wasNotifiedOn,
  type NotifiableContract,
  type SentNotification,
} from './store-notifiable.ts';

const reason = 'ContractNotifications' as const;

/**
 * Counts the deadlines of a company when a day begins, and tells in its morning of those whose notifications fall on it or on days that were missed
 * (contracts.12).
 */
export async function notifyOfDeadlines(company: Company, services: Services): Promise<void> {
  const hour = await claimDay(company, services.clock.now());
  if (!hour) return;
  const { today, isFirstOfDay, claimed } = hour;
  // In the morning too, for a server that did not run at midnight.
  if (isFirstOfDay || claimed) await recountContracts({ company, today });
  if (!claimed) return;
  const notifications = await readSentNotifications(company);
  await notifyOf({ company, services }, eachDay(claimed.from, claimed.today), notifications);
}

/**
 * Tells of contracts that were saved on a day whose morning has been told of already; what was told before is not told again (contracts.79). After the
 * commit of the save: a morning that is being told of is waited for, and one that comes finds what was saved.
 */
export async function notifyOfSaved(company: Company, services: Services, { contractIds, day }: SavedContracts): Promise<void> {
  if (!(await wasNotifiedOn(company, day))) return;
  await notifyOf({ company, services }, [day], await readSentNotifications(company, contractIds));
}

interface SavedContracts {
  contractIds: readonly string[];
  day: string;
}

interface NotifyContext {
  company: Company;
  services: Services;
}

async function notifyOf(
  { company, services }: NotifyContext,
  days: readonly string[],
  notifications: readonly SentNotification[],
): Promise<void> {
  const due = days.flatMap((day) =>
    notifications.flatMap((one) => {
      const end = endNotifiedOn(day, one.when, one);
      return end === null ? [] : [{ one, end, day }];
    }),
  );
  if (due.length === 0) return;
  const reached = await recipientsOf(
    { company, services },
    due.map(({ one }) => one),
  );
  const counting = await countingOf(company);
  const tellings = due.flatMap(({ one, end, day }) =>
    reached(one).map((companyUserId) => ({
      reason,
      companyUserId,
      channels: one.channels,
      // Told on this day, not before the end.
      subject: { ...subjectOf(one, end, findDeadline(one, { ...counting, today: day })), date: day },
    })),
  );
  await notifyPeople(company, services, merged(tellings));
}

/** Several notifications of one deadline on one day are one, by all their channels. */
function merged(tellings: readonly PersonalNotification[]): PersonalNotification[] {
  const found = new Map<string, PersonalNotification>();
  for (const one of tellings) {
    const key = `${one.companyUserId}|${one.subject.key}|${one.subject.date}`;
    const channels = [...new Set([...(found.get(key)?.channels ?? []), ...one.channels])];
    found.set(key, { ...one, channels });
  }
  return [...found.values()];
}

type Call = { company: Company; services: Pick<Services, 'registers' | 'roleTable'> };

/**
 * Who is told by a notification: the first of the named and the responsible person who is active and has an account, else those who keep the register
 * (contracts.90); nobody to whom the contract is closed.
 */
async function recipientsOf(
  { company, services }: Call,
  notifications: readonly SentNotification[],
): Promise<(one: SentNotification) => string[]> {
  const full = roleKeys.filter((role) => services.roleTable.levelsOf(role).contractRegister === 'full');
  const keepers = (await readCandidates(company, full)).map(({ companyUserId }) => companyUserId);
  const named = notifications.flatMap(({ recipient, responsibleId }) => [recipient, responsibleId]).filter((id) => id !== null);
  const companyUserIds = [...new Set([...named, ...keepers])];
  const members = await membersByPerson({ company, services }, companyUserIds);
  const reachable = await readReachablePeople(company, { companyUserIds, everyone: false, systemAdmins: false });
  const withAccount = new Set(reachable.flatMap(({ companyUserId, email }) => (email === null ? [] : [companyUserId])));
  const { levelOf } = await readRestrictions(company);
  return ({ contractId, recipient, responsibleId }) => {
    const canBeNotified = (id: string | null) => {
      const member = id !== null && withAccount.has(id) ? members.get(id) : undefined;
      return member?.state === 'active' && member.features.has('contracts') && levelOf(member, contractId) !== 'none';
    };
    const first = [recipient, responsibleId].find(canBeNotified);
    return first ? [first] : keepers.filter(canBeNotified);
  };
}

/** To whom rules may tell of a restricted contract: those who see the register and to whom it is not closed. */
async function readersOfRestricted({ company, services }: Call): Promise<(contract: NotifiableContract) => { only?: string[] }> {
  const { ids, levelOf } = await readRestrictions(company);
  if (ids.length === 0) return () => ({});
  const restricted = new Set(ids);
  const readers = (await readCandidates(company, contractReaders)).map(({ companyUserId }) => companyUserId);
  const members = [...(await membersByPerson({ company, services }, readers)).values()];
  return ({ contractId, responsibleId }) => {
    if (!restricted.has(contractId)) return {};
    const seeing = members.filter((member) => levelOf(member, contractId) !== 'none').map(({ companyUserId }) => companyUserId);
    return { only: [...seeing, ...(responsibleId === null ? [] : [responsibleId])] };
  };
}

async function countingOf(company: Company): Promise<Omit<DeadlineDay, 'today'>> {
  const [isFree, { movesToWorkingDay }] = await Promise.all([readFreeDays(company), readSettings(company)]);
  return { isFree, movesToWorkingDay };
}

/** A renewal or end as a subject: what one has to act on until, while notice can be given. */
function subjectOf(contract: NotifiableContract, end: string, { termEnd, noticeDate, actBy }: Deadline): Subject {
  const { contractId, party, name, responsibleId, typeId, status } = contract;
  const isRenewal = typeId === contractType.automatic && status !== contractStatus.termination;
  return {
    key: `contract:${contractId}:${end}`,
    // Its own notifications and rules may tell on the same day.
    isToldOnce: true,
    date: end,
    companyUserId: responsibleId,
    scope: 'contract',
    scopeId: contractId,
    affectedId: contractId,
    facts: {
      day: end,
      contractNotification: {
        deadlineType: isRenewal ? deadlineType.renewal : deadlineType.end,
        contractParty: party,
        contractName: name,
        responsibleId,
        contractId,
        isDeleted: false,
        ...(termEnd === end && noticeDate !== null && actBy !== null && { actBy }),
      },
    },
  };
}

/** Renewals and ends, for rules that tell before them (notifications.3). */
export const deadlineReason: ReasonSource = {
  reason,
  subjects: async (company, services, { from, to }) => {
    const today = await readCompanyDay(company, services.clock.now());
    const [contracts, counting] = await Promise.all([readNotifiableContracts(company), countingOf(company)]);
    const onlyOf = await readersOfRestricted({ company, services });
    return contracts.flatMap((contract) => {
      const deadline = findDeadline(contract, { ...counting, today });
      const subjects: Subject[] = [];
      for (let end = endFrom(contract, from, today); end !== null && end <= to; end = endFrom(contract, addDays(end, 1), today))
        subjects.push({ ...subjectOf(contract, end, deadline), ...onlyOf(contract) });
      return subjects;
    });
  },
  stillOpen: async (company, _services, lookups) => {
    const { levelOf } = await readRestrictions(company);
    return lookups.map(({ member, scopeId }) => levelOf(member, scopeId) !== 'none');
  },
  sentence: deadlineSentence,
  target: deadlineTarget,
};
