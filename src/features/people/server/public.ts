import { featuresOn, subscriptionOf } from '#features/company/server/public.ts';
import type { RoleTable } from '#kernel/contract/rights.ts';
import type { Account, Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import { newId } from '#kernel/server/id.ts';
import type { MembershipPorts, Services } from '#kernel/server/services.ts';
import type { PersonEvent } from './life/life-hooks.ts';
import { newRecord } from './person-record.ts';
import { personVisibility, viewerOf } from './policy.ts';
import type { PersonVisibility } from './policy.ts';
import { addRecords } from './save-people.ts';
import type { PeopleWriteContext } from './save-people.ts';
import { readManagersSeePay } from './store-people.ts';
import { readVisibilityRows } from './store-visibility.ts';
import type { VisibilityRow } from './store-visibility.ts';
import { readInteraction } from './store-interaction.ts';
import {
  noteEntered,
  readAccountOf,
  readActiveMembers,
  readEnteredMembership,
  readMembership,
  readMemberships,
  readOwnCompanies,
} from './store-membership.ts';
import type { MembershipRow } from './store-membership.ts';
import { readWorkContacts, type WorkContactRow } from './store-reach.ts';
import { linesUpwards, lineUpwards, readTeam } from './store-reporting.ts';

export type { PersonEvent } from './life/life-hooks.ts';

/** Called first for the dialog, and again inside the write, under the lock of `lockReportingLines`. */
export { consequencesOf, personLeaving } from './life/life-hooks.ts';
/** Features end the person's records: decline open requests, hand over rules, end feeds. */
export const personDeactivated = hook<PersonEvent>('people.personDeactivated');
/** A person became active, from inactive or pending. */
export const personActivated = hook<PersonEvent>('people.personActivated');
/** Features erase the person's data; only the anonymised row stays. */
export { erasureBeginning, personErasing } from './life/life-hooks.ts';
/** Somebody’s access ended while they are still here: features end what is reached without signing in. */
export { accessEnded } from './life/life-hooks.ts';

/** People were added, invited or imported. */
export { peopleAdded } from './change-hooks.ts';
/** People were taken back with the import or sync that had added them. */
export { peopleRemoved } from './change-hooks.ts';
/** Salary accounts changed; the event does not contain the numbers. */
export { salaryAccountsChanged } from './change-hooks.ts';
/** The countries whose public holidays people have changed. */
export { countriesChanged } from './change-hooks.ts';
/** Start or end date, birthday, role or state of people changed. */
export { employmentChanged, rolesChanged } from './change-hooks.ts';
/** First or last days of people changed, or were taken away. */
export { endDatesChanged, startDatesChanged } from './change-hooks.ts';
/** Features answer why somebody’s last day cannot be moved so much later. */
export { lastDayMoving } from './change-hooks.ts';
/** Answered by features with records about people: those of these people who have any. */
export { recordsWanted } from './change-hooks.ts';
export type { PeopleEvent } from './change-hooks.ts';

// Annual days of people, each with a constant number of statements.
export { anniversariesBetween, birthdaysBetween } from './life/days-of-people.ts';
export { readAccountChanges, readAddedPeople } from './life/store-days.ts';
/** How many people started and left in each of these periods. */
export { countMovements } from './life/store-days.ts';

/** Implemented by the invitations feature: the people with an open invitation. */
export const peopleInvited = hook<Company, string[]>('people.peopleInvited');

/** The status of a person's last invitation, for lists. */
export interface InvitationMark {
  companyUserId: string;
  invitationId: string;
  status: 'Pending' | 'Reminded' | 'Opened' | 'CredentialsCreated' | 'FullUserCreated' | 'Cancelled';
  date: Date;
  isExpired: boolean;
  invitedByFullName: string | null;
}
/** Implemented by the invitations feature: the last invitation of each of these people. */
export const invitationMarks = hook<{ company: Company; companyUserIds: readonly string[]; now: Date }, InvitationMark[]>(
  'people.invitationMarks',
);

/** What higher features know of people, as filters of the list. */
export { personMarks } from './person-marks.ts';

// For features that add people by invitation. The reporting lines are locked before a person is.
export { addNewcomers, eraseNewcomer, grantAccess, lockInvitedPerson, mayManagePerson } from './life/invited-people.ts';

// For features that add or change somebody with what they know of them.
export { addPerson } from './add-person.ts';
export { updatePerson } from './change-person.ts';
/** A person in whom the caller may change these fields, locked; refused otherwise. */
export { openToEdit } from './change-person.ts';
// The same for work that goes on after the call of whoever started it.
export { addPersonBy } from './add-person.ts';
export { updatePersonBy } from './change-person.ts';
export { mayReaddress } from './import/guard-roles.ts';
/** Why people cannot have later last days. */
export { lastDayErrors } from './last-days.ts';
/** The same, refused. */
export { requireLastDay } from './change-person.ts';
/** Takes back what was added and changed, as far as nothing depends on it. */
export { takeBackPeople } from './take-back-people.ts';
/** Takes details that somebody typed themselves before they can sign in. */
export { takeOwnDetails } from './change-person.ts';

/** Locks reporting lines, roles and states until the commit; taken before any person is locked. */
export { lockReportingLines } from './store-reporting.ts';
/** The names of people in any state; erased and unknown people have none. */
export { readPeopleNames } from './store-people.ts';
/** The person whom an address of a message belongs to. */
export { findPersonByAddress } from './store-addresses.ts';
/** The same for many e-mail addresses, among people who have not left. */
export { findPeopleByEmails } from './store-addresses.ts';
/** The people who match the words of a search, in any state. */
export { findPeopleIds } from './store-people-list.ts';
/** The same by name, always including one given person: for pickers that include inactive people. */
export { findPeopleByName } from './store-people-list.ts';
/** A list as a file, with the columns and rows that are shown; what was taken out is logged. */
export { exportList, namedRows } from './export-list.ts';
export type { Cells, Headings } from './export-list.ts';
/** The company's details for exported files. */
export { readCompanyFacts } from './store-membership.ts';
/** How much of a person a member sees, by the rule of profiles. */
export { personVisibility, viewerOf } from './policy.ts';
/** Everybody above each of these people. */
export { linesUpwards } from './store-reporting.ts';
/** Everybody below a person; for a lead, those of them whose profiles are open to the lead. */
export { readTeam } from './store-reporting.ts';
export { readSeenTeam } from './seen-team.ts';
/** Why a person cannot report to a manager. */
export { checkManager } from './check-reporting.ts';
/** A person's direct reports: their number, and the first of them by name. */
export { readSubordinates } from './life/store-life.ts';
/** How many active system admins there are besides a person. */
export { countOtherAdmins } from './life/store-life.ts';
/** Assigns managers to people, with their dated history. */
export { saveManagers } from './save-access.ts';
/** Assigns a role to a person; an external person leaves the reporting line. */
export { saveRole } from './save-access.ts';
/** Ends the office of a director who becomes external, and answers what the log says of it. */
export { releaseDirector } from './release-director.ts';

/** Whether the company has seats for more people, and how many. */
export { refusedRoom, roomIn } from './room.ts';
export { seatsAdded } from './rules/seats.ts';

/** A person's membership in the company, for any caller; undefined when the company has none with this id. */
export async function memberByPerson(
  { company, services }: { company: Company; services: Pick<Services, 'roleTable'> },
  companyUserId: string,
): Promise<Membership | undefined> {
  const row = await readMembership(company, { companyUserId });
  return row && memberOf(row, services.roleTable);
}

/** The same for many people. */
export async function membersByPerson(
  { company, services }: { company: Company; services: Pick<Services, 'roleTable'> },
  companyUserIds: readonly string[],
): Promise<Map<string, Membership>> {
  const rows = await readMemberships(company, companyUserIds);
  return new Map(rows.map((row) => [row.companyUserId, memberOf(row, services.roleTable)]));
}

function memberOf({ featuresOff, subscriptionFeatures, ...member }: MembershipRow, { permissionsOf, levelsOf }: RoleTable): Membership {
  return {
    ...member,
    permissions: permissionsOf(member.role),
    levels: levelsOf(member.role),
    features: featuresOn(featuresOff),
    subscription: subscriptionOf(subscriptionFeatures),
  };
}

/** What the kernel needs from people: the memberships of accounts. */
export const createMembershipPorts = (roleTable: RoleTable): MembershipPorts => ({
  async findMembership(company, accountId) {
    const row = await readMembership(company, { accountId });
    return row && memberOf(row, roleTable);
  },

  async findEnteredMembership(unit, beside) {
    const row = await readEnteredMembership(unit, beside);
    if (!row) return undefined;
    const { beside: found, ...member } = row;
    return { member: memberOf(member, roleTable), beside: found };
  },

  async listMemberships(unit, accountId) {
    const rows = await readOwnCompanies(unit, accountId);
    return rows.map(({ sessionLengthMinutes, ...row }) => ({ ...row, sessionLengthMinutes: sessionLengthMinutes ?? undefined }));
  },

  async accessingCompanyUserIds(company, { companyUserId, levels }) {
    return levels.people === 'team' ? [companyUserId, ...(await readTeam(company, companyUserId))] : [companyUserId];
  },

  interactionData: readInteraction,
  accountOf: readAccountOf,
  noteEntered,
  activeMembers: readActiveMembers,
});

/** Makes the account that registered a company its first person: system admin, with access. Returns the person's id. */
export async function addFounder(writeContext: Omit<PeopleWriteContext, 'by'>, account: Account): Promise<string> {
  const id = newId();
  const { firstName, lastName, email, preferredLanguage } = account;
  const record = newRecord(id, 'systemadmin', { firstName, lastName }, { emailAddress: email, preferredLanguage });
  await addRecords({ ...writeContext, by: id }, [{ ...record, accountId: account.id, hasAccess: true }]);
  return id;
}

type VisiblePerson = VisibilityRow & { visibility: PersonVisibility };

/** A person and how much a member sees of them; undefined when the company has no such person. Other features use it to authorise access to records about people. */
export async function viewPerson(
  company: Company,
  member: Membership,
  companyUserId: string,
  options?: { lock?: boolean },
): Promise<VisiblePerson | undefined> {
  const [person] = await viewPeople(company, [{ member, companyUserId }], options);
  return person;
}

/** The same for many members and people at once, in their order; two statements at most. */
export async function viewPeople(
  company: Company,
  lookups: readonly { member: Pick<Membership, 'companyUserId' | 'role' | 'levels'>; companyUserId: string }[],
  options?: { lock?: boolean },
): Promise<(VisiblePerson | undefined)[]> {
  const ids = [...new Set(lookups.map(({ companyUserId }) => companyUserId))];
  const people = new Map((await readVisibilityRows(company, ids, options)).map((person) => [person.id, person]));
  const led = lookups.filter(({ member, companyUserId }) => member.levels.people === 'team' && companyUserId !== member.companyUserId);
  const lines = await linesUpwards(company, [...new Set(led.map(({ companyUserId }) => companyUserId).filter((id) => people.has(id)))]);
  return lookups.map(({ member, companyUserId }) => {
    const person = people.get(companyUserId);
    const isInTeam = lines.get(companyUserId)?.has(member.companyUserId) ?? false;
    return person && { ...person, visibility: personVisibility(viewerOf(member), person, isInTeam) };
  });
}

/** The contact details of recipients of notifications: the given people, or everybody active, and the system admins. */
export { readReachablePeople } from './store-reach.ts';

/** Where these people are reached at work, as far as a member sees them; a number that somebody hides from colleagues is left out. */
export async function contactsOf(
  company: Company,
  member: Pick<Membership, 'companyUserId' | 'role' | 'levels'>,
  companyUserIds: readonly string[],
): Promise<Omit<WorkContactRow, 'isMobileHidden'>[]> {
  const seen = await viewPeople(
    company,
    companyUserIds.map((companyUserId) => ({ member, companyUserId })),
  );
  const visibilities = new Map(seen.flatMap((person) => (person && person.visibility !== 'none' ? [[person.id, person.visibility]] : [])));
  const rows = await readWorkContacts(company, [...visibilities.keys()]);
  return rows.map(({ isMobileHidden, mobilePhoneNumber, ...row }) => ({
    ...row,
    mobilePhoneNumber: isMobileHidden && visibilities.get(row.companyUserId) === 'directory' ? null : mobilePhoneNumber,
  }));
}

/** Everything that is kept of people; for callers who have full access to them. */
export { readRecords } from './save-people.ts';
/** For statements of other features. */
export { canSignIn } from './store-sign-in.ts';

/** Whose pay a member may see among people whom they see: everybody's with full access, their own, and, if the company says so, that of direct reports. */
export async function readsPayOf(
  company: Company,
  member: Pick<Membership, 'companyUserId'>,
  people: readonly (VisiblePerson | undefined)[],
): Promise<ReadonlySet<string>> {
  const ofReports = people.some((person) => person?.visibility === 'team') && (await readManagersSeePay(company));
  const isSeen = ({ visibility, reportingToCompanyUserId }: VisiblePerson) =>
    visibility === 'all' ||
    visibility === 'own' ||
    (ofReports && visibility === 'team' && reportingToCompanyUserId === member.companyUserId);
  return new Set(people.flatMap((person) => (person && isSeen(person) ? person.id : [])));
}

/** Sets when a person's picture was changed; null when it was removed. */
export { setProfileImage } from './store-visibility.ts';

/** The managers above a person, the direct one first. */
export async function leadersOf(company: Company, companyUserId: string): Promise<string[]> {
  const line = await lineUpwards(company, companyUserId);
  return line.filter(({ id, isExternal, isInactive }) => id !== companyUserId && !isExternal && !isInactive).map(({ id }) => id);
}

/** Takes somebody’s access without deactivating them. */
export { endAccess } from './life/end-access.ts';
