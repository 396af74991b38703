import { readAllowances } from '#features/billing/server/public.ts';
import { levelsOf, levelsWithin, permissionsOf } from '#features/rights/contract/roles.ts';
import { featuresOn, subscriptionOf } from '#features/company/server/public.ts';
import type { Account, Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Refused } from '#kernel/server/failure.ts';
import { hook } from '#kernel/server/registers.ts';
import { newId } from '#kernel/server/id.ts';
import type { MembershipPorts } from '#kernel/server/services.ts';
import type { PersonEvent } from './life/life-hooks.ts';
import { newRecord } from './person-record.ts';
import { sightOf, viewerOf } from './policy.ts';
import type { Sight } from './policy.ts';
import { addRecords } from './save-people.ts';
import type { PeopleWriteContext } from './save-people.ts';
import { readSightRow } from './store-sight.ts';
import type { SightRow } from './store-sight.ts';
import { readInteraction } from './store-interaction.ts';
import { readAccountId, readActiveMembers, readEnteredMembership, readMembership, readOwnCompanies } from './store-membership.ts';
import type { MembershipRow } from './store-membership.ts';
import { lineUpwards, lockReportingLines, readTeam } from './store-reporting.ts';
import { countSeats } from './store-seats.ts';

export type { PersonEvent } from './life/life-hooks.ts';

/** Asked before, for the dialog, and again inside the write, under the lock of `lockReportingLines`. */
export { personLeaving } from './life/life-hooks.ts';
/** Features end what is theirs: decline open requests, hand on rules, end feeds. */
export const personDeactivated = hook<PersonEvent>('people.personDeactivated');
/** Inactive or pending became active. */
export const personActivated = hook<PersonEvent>('people.personActivated');
/** Features erase what is theirs of a person; only the tombstone stays. */
export { personErasing } from './life/life-hooks.ts';

/** People are new here: somebody added, invited or imported them, however many at once. */
export { peopleAdded } from './change-hooks.ts';
/** Pay goes to other accounts than before; nobody is told which. */
export { salaryAccountsChanged } from './change-hooks.ts';

// Days of people that others may be told of, each with a constant number of statements.
export { anniversariesBetween, birthdaysBetween } from './life/days-of-people.ts';
export { readAccountChanges, readAddedPeople } from './life/store-days.ts';
/** How many people came and went in each of these periods. */
export { countMovements } from './life/store-days.ts';

/** Answered by whoever keeps invitations: the people who have an open one. */
export const peopleInvited = hook<Company, string[]>('people.peopleInvited');

/** How somebody's last invitation stands, as lists show it. */
export interface InvitationMark {
  companyUserId: string;
  invitationId: string;
  status: 'Pending' | 'Reminded' | 'Opened' | 'CredentialsCreated' | 'FullUserCreated' | 'Cancelled';
  date: Date;
  isExpired: boolean;
  invitedByFullName: string | null;
}
/** Answered by whoever keeps invitations: the last one of each of these people. */
export const invitationMarks = hook<{ company: Company; companyUserIds: readonly string[]; now: Date }, InvitationMark[]>(
  'people.invitationMarks',
);

// For features that bring people in by invitation. Before a person is locked, the reporting lines are.
export { addNewcomers, eraseNewcomer, grantAccess, lockInvitedPerson, mayManagePerson } from './life/invited-people.ts';

/** Held until the commit by whoever changes reporting lines, roles or states, before any person is locked. */
export { lockReportingLines } from './store-reporting.ts';
/** What people are called, whatever their state; who was never there, and who was erased, has no name. */
export { readPeopleNames } from './store-people.ts';
/** The people of some words of a search, whatever their state. */
export { findPeopleIds } from './store-people-list.ts';
/** The same by name, with one who is always among them: for pickers that are not only of the active. */
export { findPeopleByName } from './store-people-list.ts';
/** What files say of the company they come from. */
export { readCompanyFacts } from './store-membership.ts';
/** How a member sees a person, by the rule that profiles follow. */
export { sightOf, viewerOf } from './policy.ts';
/** Everybody below a person. */
export { readTeam } from './store-reporting.ts';
/** Why somebody cannot report to a manager. */
export { checkManager } from './check-reporting.ts';
/** Those who report to a person directly: how many, and the first of them by name. */
export { readSubordinates } from './life/store-life.ts';
/** How many active system admins there are beside a person. */
export { countOtherAdmins } from './life/store-life.ts';
/** Gives people other managers, with their dated history. */
export { saveManagers } from './save-access.ts';
/** Gives a person another role; an external one leaves the reporting line. */
export { saveRole } from './save-access.ts';

type LimitCode = 'people.UserLimitReached' | 'accesscontrol.MultipleAdminsRequireSubscription';

/**
 * Why there is no room for so many more, with the numbers that the message names; undefined when there is. Where there is a limit, others who
 * add people wait until the commit, so that two of them cannot take the last place.
 */
export async function refusedRoom(
  company: Company,
  adding: { users: number; administrators: number },
): Promise<Refused<LimitCode> | undefined> {
  const { users, administrators } = await roomIn(company);
  if (users && adding.users > 0 && users.used + adding.users > users.limit)
    return { refusal: 'people.UserLimitReached', details: { ...users } };
  if (administrators && adding.administrators > 0 && administrators.used + adding.administrators > administrators.limit)
    return { refusal: 'accesscontrol.MultipleAdminsRequireSubscription', details: { ...administrators } };
  return undefined;
}

interface Taken {
  limit: number;
  used: number;
}

/** How many users and system admins a company may have and has; null without a limit. Where there is one, others who add people wait. */
export async function roomIn(company: Company): Promise<{ users: Taken | null; administrators: Taken | null }> {
  const limits = await readAllowances(company, ['users', 'administrators']);
  const [users, administrators] = [limits.get('users') ?? null, limits.get('administrators') ?? null];
  if (users === null && administrators === null) return { users: null, administrators: null };
  await lockReportingLines(company);
  const used = await countSeats(company);
  return {
    users: users === null ? null : { limit: users, used: used.users },
    administrators: administrators === null ? null : { limit: administrators, used: used.administrators },
  };
}

/** A person's place in the company, whoever calls; undefined when the company has none with this id. */
export async function memberByPerson(company: Company, companyUserId: string): Promise<Membership | undefined> {
  const row = await readMembership(company, { companyUserId });
  return row && memberOf(row);
}

function memberOf({ featuresOff, subscriptionFeatures, ...member }: MembershipRow): Membership {
  return {
    ...member,
    permissions: permissionsOf(member.role),
    levels: levelsOf(member.role),
    features: featuresOn(featuresOff),
    subscription: subscriptionOf(subscriptionFeatures),
  };
}

/** What the kernel asks of people: who an account is in a company. */
export const membershipPorts: MembershipPorts = {
  async findMembership(company, accountId) {
    const row = await readMembership(company, { accountId });
    return row && memberOf(row);
  },

  async findEnteredMembership(unit, beside) {
    const row = await readEnteredMembership(unit, beside);
    if (!row) return undefined;
    const { beside: found, ...member } = row;
    return { member: memberOf(member), beside: found };
  },

  async listMemberships(unit, accountId) {
    const rows = await readOwnCompanies(unit, accountId);
    return rows.map(({ sessionLengthMinutes, ...row }) => ({ ...row, sessionLengthMinutes: sessionLengthMinutes ?? undefined }));
  },

  async accessingCompanyUserIds(company, { companyUserId, levels }) {
    return levels.people === 'team' ? [companyUserId, ...(await readTeam(company, companyUserId))] : [companyUserId];
  },

  levelsWithin,
  interactionData: readInteraction,
  accountIdOf: readAccountId,
  activeMembers: readActiveMembers,
};

/** Makes the account that registered a company its first person: system admin, with access. Answers the person's id. */
export async function addFounder(writeContext: Omit<PeopleWriteContext, 'by'>, account: Account): Promise<string> {
  const id = newId();
  const { firstName, lastName, email, preferredLanguage } = account;
  const record = newRecord(id, 'systemadmin', { firstName, lastName }, { emailAddress: email, preferredLanguage });
  await addRecords({ ...writeContext, by: id }, [{ ...record, accountId: account.id, hasAccess: true }]);
  return id;
}

/** A person and how a member sees them; undefined when the company has no such person. What others keep about people is opened by it. */
export async function viewPerson(
  company: Company,
  member: Membership,
  companyUserId: string,
  options?: { lock?: boolean },
): Promise<(SightRow & { sight: Sight }) | undefined> {
  const person = await readSightRow(company, companyUserId, options);
  if (!person) return undefined;
  const viewer = viewerOf(member);
  const asks = viewer.level === 'team' && companyUserId !== viewer.companyUserId;
  const inTeam = asks && (await lineUpwards(company, companyUserId)).some(({ id }) => id === viewer.companyUserId);
  return { ...person, sight: sightOf(viewer, person, inTeam) };
}

/** Where and how people are reached who may be told of something: these, everybody active, or the system admins beside them. */
export { readReachablePeople } from './store-reach.ts';

/** Notes when a person's picture was changed, null when it was removed. */
export { setProfileImage } from './store-sight.ts';

/** Those above a person who lead them, the nearest first. */
export async function leadersOf(company: Company, companyUserId: string): Promise<string[]> {
  const line = await lineUpwards(company, companyUserId);
  return line.filter(({ id, isExternal, isInactive }) => id !== companyUserId && !isExternal && !isInactive).map(({ id }) => id);
}
