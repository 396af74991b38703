import { levelsOf, levelsWithin, permissionsOf } from '#features/access-control/contract/roles.ts';
import { featuresOn, subscriptionOf } from '#features/company/server/public.ts';
import type { Account, Membership } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import { newId } from '#kernel/server/id.ts';
import type { MembershipPorts, Services } from '#kernel/server/services.ts';
import type { Consequence, LeavingPurpose, Obstacle } from '../contract/life.ts';
import { peopleAdded as added, salaryAccountsChanged as accountsChanged } from './change-hooks.ts';
import { refusedManager } from './check-reporting.ts';
import { anniversariesBetween, birthdaysBetween } from './life/days-of-people.ts';
import { addNewcomers, eraseNewcomer, giveAccess, governs, holdPerson } from './life/invited-people.ts';
import { personErasing as erasing, personLeaving as leaving } from './life/life-hooks.ts';
import { countOtherAdmins, readSubordinates } from './life/store-life.ts';
import { readAccountChanges, readAdded, readMovements } from './life/store-days.ts';
import { newRecord } from './person-record.ts';
import { sightOf, viewerOf } from './policy.ts';
import type { Sight } from './policy.ts';
import { saveManagers, saveRole } from './save-access.ts';
import { addRecords } from './save-people.ts';
import type { Saving } from './save-people.ts';
import { readLooked, setProfileImage } from './store-sight.ts';
import type { LookedRow } from './store-sight.ts';
import { readInteraction } from './store-interaction.ts';
import { readAccountId, readActiveMembers, readCompanyFacts, readMembership, readOwnCompanies } from './store-membership.ts';
import { readNames } from './store-people.ts';
import { readIdsFound, readPeopleNamed } from './store-people-list.ts';
import { readReachable } from './store-reach.ts';
import type { MembershipRow } from './store-membership.ts';
import { lineUpwards, lockReportingLines, teamOf } from './store-reporting.ts';
import { countSeats } from './store-seats.ts';

/** Something that happens to a person, told to other features in the same transaction. */
export interface PersonEvent {
  company: Company;
  services: Services;
  companyUserId: string;
  /** The person who does it. */
  by: string;
  now: Date;
  today: string;
  audit: (change: Change) => void;
}

/** Somebody who may leave, for features to say what stands in the way and what would happen. */
export interface Leaving {
  company: Company;
  companyUserId: string;
  purpose: LeavingPurpose;
  now: Date;
  today: string;
}

export interface Findings {
  obstacles: readonly Obstacle[];
  consequences: readonly Consequence[];
}

/** Asked before, for the dialog, and again inside the write, under the lock of `lockReportingLines`. */
export const personLeaving = leaving;
/** Features end what is theirs: decline open requests, hand on rules, end feeds. */
export const personDeactivated = hook<PersonEvent>();
/** Inactive or pending became active. */
export const personActivated = hook<PersonEvent>();
/** Features erase what is theirs of a person; only the tombstone stays. */
export const personErasing = erasing;

/** People are new here: somebody added, invited or imported them, however many at once. */
export const peopleAdded = added;
/** Pay goes to other accounts than before; nobody is told which. */
export const salaryAccountsChanged = accountsChanged;

/** Days of people that others may be told of, each with a constant number of statements. */
export const daysOfPeople = {
  birthdays: birthdaysBetween,
  anniversaries: anniversariesBetween,
  added: readAdded,
  accountChanges: readAccountChanges,
};
/** How many people came and went in each of these periods. */
export const movementsIn = readMovements;

/** Answered by whoever keeps invitations: the people who have an open one. */
export const peopleInvited = hook<Company, string[]>();

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
export const invitationMarks = hook<{ company: Company; companyUserIds: readonly string[]; now: Date }, InvitationMark[]>();

/** For whoever brings people in by invitation. Before a person is held, the lines are locked. */
export const invitedPeople = { add: addNewcomers, hold: holdPerson, giveAccess, governs, erase: eraseNewcomer };

/** How many people and system admins a company may have; null = as many as it likes. */
export interface PeopleLimits {
  users: number | null;
  administrators: number | null;
}
/** Answered by whoever knows what the company has subscribed to. */
export const peopleLimits = hook<Company, PeopleLimits>();

/** Held until the commit by whoever changes reporting lines, roles or states, before any person is locked. */
export const lockLines = lockReportingLines;
/** What people are called, whatever their state; who was never there, and who was erased, has no name. */
export const namesOfPeople = readNames;
/** The people of some words of a search, whatever their state. */
export const peopleFound = readIdsFound;
/** The same by name, with one who is always among them: for pickers that are not only of the active. */
export const peopleNamed = readPeopleNamed;
/** What files say of the company they come from. */
export const companyFacts = readCompanyFacts;
/** How a member sees a person, by the rule that profiles follow. */
export const sightOn = sightOf;
export const viewerFrom = viewerOf;
/** Everybody below a person. */
export const teamBelow = teamOf;
/** Why somebody cannot report to a manager. */
export const managerRefusal = refusedManager;
/** Those who report to a person directly: how many, and the first of them by name. */
export const subordinatesOf = readSubordinates;
/** How many active system admins there are beside a person. */
export const otherAdmins = countOtherAdmins;
/** Gives people other managers, with their dated history. */
export const writeManagers = saveManagers;
/** Gives a person another role; an external one leaves the reporting line. */
export const writeRole = saveRole;

type LimitCode = 'people.UserLimitReached' | 'accesscontrol.MultipleAdminsRequireSubscription';

/**
 * Why there is no room for so many more, with the numbers that the message names; undefined when there is. Where there is a limit, others who
 * add people wait until the commit, so that two of them cannot take the last place.
 */
export async function refusedRoom(
  company: Company,
  adding: { users: number; administrators: number },
): Promise<{ code: LimitCode; details: { limit: number; used: number } } | undefined> {
  const { users, administrators } = await roomIn(company);
  if (users && adding.users > 0 && users.used + adding.users > users.limit) return { code: 'people.UserLimitReached', details: users };
  if (administrators && adding.administrators > 0 && administrators.used + adding.administrators > administrators.limit)
    return { code: 'accesscontrol.MultipleAdminsRequireSubscription', details: administrators };
  return undefined;
}

interface Taken {
  limit: number;
  used: number;
}

/** How many users and system admins a company may have and has; null without a limit. Where there is one, others who add people wait. */
export async function roomIn(company: Company): Promise<{ users: Taken | null; administrators: Taken | null }> {
  const limits = await peopleLimits.tell(company);
  const users = least(limits.map((limit) => limit.users));
  const administrators = least(limits.map((limit) => limit.administrators));
  if (users === null && administrators === null) return { users: null, administrators: null };
  await lockReportingLines(company);
  const used = await countSeats(company);
  return {
    users: users === null ? null : { limit: users, used: used.users },
    administrators: administrators === null ? null : { limit: administrators, used: used.administrators },
  };
}

function least(limits: readonly (number | null)[]): number | null {
  const numbers = limits.filter((limit) => limit !== null);
  return numbers.length > 0 ? Math.min(...numbers) : null;
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

  async listMemberships(unit, accountId) {
    const rows = await readOwnCompanies(unit, accountId);
    return rows.map(({ sessionLengthMinutes, ...row }) => ({ ...row, sessionLengthMinutes: sessionLengthMinutes ?? undefined }));
  },

  async accessingCompanyUserIds(company, { companyUserId, levels }) {
    return levels.people === 'team' ? [companyUserId, ...(await teamOf(company, companyUserId))] : [companyUserId];
  },

  levelsWithin,
  interactionData: readInteraction,
  accountIdOf: readAccountId,
  activeMembers: readActiveMembers,
};

/** How many users and administrators the company's subscription has to cover. */
export const seatsTaken = countSeats;

/** Makes the account that registered a company its first person: system admin, with access. Answers the person's id. */
export async function addFounder(saving: Omit<Saving, 'by'>, account: Account): Promise<string> {
  const id = newId();
  const { firstName, lastName, email, preferredLanguage } = account;
  const record = newRecord(id, 'systemadmin', { firstName, lastName }, { emailAddress: email, preferredLanguage });
  await addRecords({ ...saving, by: id }, [{ ...record, accountId: account.id, hasAccess: true }]);
  return id;
}

/** A person and how a member sees them; undefined when the company has no such person. What others keep about people is opened by it. */
export async function lookAtPerson(
  company: Company,
  member: Membership,
  companyUserId: string,
  options?: { lock?: boolean },
): Promise<(LookedRow & { sight: Sight }) | undefined> {
  const person = await readLooked(company, companyUserId, options);
  if (!person) return undefined;
  const viewer = viewerOf(member);
  const asks = viewer.level === 'team' && companyUserId !== viewer.companyUserId;
  const inTeam = asks && (await lineUpwards(company, companyUserId)).some(({ id }) => id === viewer.companyUserId);
  return { ...person, sight: sightOf(viewer, person, inTeam) };
}

/** Where and how people are reached who may be told of something: these, everybody active, or the system admins beside them. */
export const reachablePeople = readReachable;

/** Notes when a person's picture was changed, null when it was removed. */
export const markProfileImage = setProfileImage;

/** Those above a person who lead them, the nearest first. */
export async function leadersOf(company: Company, companyUserId: string): Promise<string[]> {
  const line = await lineUpwards(company, companyUserId);
  return line.filter(({ id, isExternal, isInactive }) => id !== companyUserId && !isExternal && !isInactive).map(({ id }) => id);
}
