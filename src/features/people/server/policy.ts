import { generalRights } from '#features/rights/contract/rights.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';
import type { Level, RoleKey } from '#kernel/contract/permissions.ts';
import { lookingUser, type Membership } from '#kernel/server/actor.ts';
import { PersonState } from '../contract/entities.ts';
import type { PersonField, PersonPermissions } from '../contract/entities.ts';
import type { PersonColumn } from '../contract/lists.ts';

/** The part of the viewer's membership that matters for people. */
export interface Viewer {
  companyUserId: string;
  role: RoleKey;
  level: Level;
  /** How much of access control; only *full* sets roles. */
  accessLevel: Level;
  /** Whether an administrator or the vendor's support looks as this member; then hidden numbers stay closed. */
  isViewed?: boolean;
  /** That administrator, from whom remarks about themselves stay closed. */
  lookerId?: string | undefined;
}

/** The viewer for a request's member. */
export function viewerOf({
  companyUserId,
  role,
  levels,
  viewedBy,
}: Pick<Membership, 'companyUserId' | 'role' | 'levels' | 'viewedBy'>): Viewer {
  const view = { isViewed: viewedBy !== undefined, lookerId: viewedBy && lookingUser({ companyUserId, viewedBy }) };
  return { companyUserId, role, level: levels.people, accessLevel: levels.accessControl, ...view };
}

/** What the rules need to know of the viewed person. */
export interface ViewedPerson {
  id: string;
  state: PersonState;
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
}

/** What the rules for actions need in addition. */
export interface ManagedPerson extends ViewedPerson {
  role: RoleKey;
  /** Set for a person who has signed in. */
  accountId: string | null;
  /** Whether their access was ended before they left. */
  hasFormerAccount: boolean;
}

/**
 * How much of a person a user sees: `all` with full access; `records` without pay and private data; `team` of a team lead;
 * `own`; `directory` for colleagues; `none`.
 */
export type PersonVisibility = 'all' | 'records' | 'team' | 'own' | 'directory' | 'none';

/** Every field of an answer whose visibility is restricted. */
export type RestrictedField = PersonField | PersonColumn | 'profileImageTimestamp' | 'isManager';

const directory: readonly RestrictedField[] = [
  'position',
  'department',
  'emailAddress',
  'phoneCountryCode',
  'mobilePhoneNumber',
  'profileImageTimestamp',
];
const job: readonly RestrictedField[] = [
  'team',
  'location',
  'positionType',
  'positionCoverage',
  'startDate',
  'endDate',
  'trialPeriodEndDate',
  'employeeNumber',
  'reportingToCompanyUserId',
  'reportingToFullName',
  'role',
  'isManager',
  'hasAccess',
  'state',
  'inactivationDate',
  'isMobileHidden',
  'birthday',
  'isBirthdayHidden',
  'tShirtSize',
  'drivingLicense',
  'preferredLanguage',
];
const home: readonly RestrictedField[] = [
  'secondaryEmail',
  'address',
  'streetAddress',
  'apartment',
  'postalCode',
  'city',
  'province',
  'country',
];
const pay: readonly RestrictedField[] = ['salaryAmount', 'salaryCurrency', 'salaryInterval'];
const numbers: readonly RestrictedField[] = ['socialSecurityNumber', 'salaryAccountNumber'];
const names: readonly RestrictedField[] = ['firstName', 'lastName'];

const seenBy: Record<PersonVisibility, ReadonlySet<RestrictedField>> = {
  all: new Set([...names, ...directory, ...job, ...home, ...pay, ...numbers, 'emergencyContacts', 'allergies', 'notes']),
  own: new Set([...names, ...directory, ...job, ...home, ...pay, ...numbers, 'emergencyContacts', 'allergies']),
  records: new Set([...names, ...directory, ...job, 'notes']),
  team: new Set([...names, ...directory, ...job, 'notes']),
  directory: new Set([...names, ...directory]),
  none: new Set(),
};
/** What a payroll accountant may export, in files only (roles.17). */
const payroll: ReadonlySet<RestrictedField> = new Set([...names, ...directory, ...job, ...home, ...pay, ...numbers]);

/** How much of this person the viewer sees; `inTeam` says whether the person reports to the viewer, directly or through others. */
export function personVisibility(viewer: Viewer, person: ViewedPerson, inTeam: boolean): PersonVisibility {
  if (person.id === viewer.companyUserId) return 'own';
  if (viewer.level === 'full') return 'all';
  if (viewer.level === 'viewall') return 'records';
  if (viewer.level !== 'team' && viewer.level !== 'personal') return 'none';
  if (viewer.level === 'team' && inTeam && person.state !== 'inactive') return 'team';
  return person.state === 'active' && !person.isExternal ? 'directory' : 'none';
}

/** The visible fields; the direct manager sees the next of kin, and pay when the company allows it. */
export function visibleFields(visibility: PersonVisibility, nearest?: { seesPay: boolean }): ReadonlySet<RestrictedField> {
  if (visibility !== 'team' || !nearest) return seenBy[visibility];
  return new Set([...seenBy.team, 'emergencyContacts' as const, ...(nearest.seesPay ? pay : [])]);
}

/** Without remarks about whoever looks, which are for their managers, also while they view the product as one of these. */
export function withoutOwnRemarks(
  fields: ReadonlySet<RestrictedField>,
  { companyUserId, lookerId }: Pick<Viewer, 'companyUserId' | 'lookerId'>,
  personId: string,
): ReadonlySet<RestrictedField> {
  if (personId !== companyUserId && personId !== lookerId) return fields;
  return new Set([...fields].filter((name) => name !== 'notes'));
}

/** The columns that the list and a file may contain for this viewer; a file made in a view has no hidden numbers (access-control.9, support.2). */
export function visibleColumns({ level, isViewed = false }: Pick<Viewer, 'level' | 'isViewed'>): VisibleColumns {
  const { list, file } = columnsOf(level);
  return isViewed ? { list, file: new Set([...file].filter((column) => !numbers.includes(column))) } : { list, file };
}

interface VisibleColumns {
  list: ReadonlySet<RestrictedField>;
  file: ReadonlySet<RestrictedField>;
}

function columnsOf(level: Level): VisibleColumns {
  if (level === 'full') return { list: seenBy.all, file: seenBy.all };
  if (level === 'viewall') return { list: seenBy.records, file: seenBy.records };
  if (level === 'team') return { list: seenBy.team, file: seenBy.team };
  if (level === 'reportonly') return { list: seenBy.none, file: payroll };
  return level === 'personal' ? { list: seenBy.directory, file: seenBy.none } : { list: seenBy.none, file: seenBy.none };
}

/** The sort keys allowed: sorting by a field that is hidden in some rows would reveal it. */
export function sortsAllowed({ level }: Pick<Viewer, 'level'>): ReadonlySet<RestrictedField> {
  return visibleColumns({ level: level === 'team' ? 'personal' : level }).list;
}

const ownFields: readonly PersonField[] = [
  'firstName',
  'lastName',
  'secondaryEmail',
  'phoneCountryCode',
  'mobilePhoneNumber',
  'isMobileHidden',
  'salaryAccountNumber',
  'socialSecurityNumber',
  'birthday',
  'isBirthdayHidden',
  'allergies',
  'tShirtSize',
  'drivingLicense',
  'preferredLanguage',
  'address',
  'emergencyContacts',
];
const jobFields: readonly PersonField[] = [
  'department',
  'team',
  'location',
  'position',
  'positionType',
  'positionCoverage',
  'startDate',
  'endDate',
  'trialPeriodEndDate',
  'employeeNumber',
  'reportingToCompanyUserId',
];
/** The fields that managers and administrators maintain; people cannot edit the remarks about themselves. */
export const managedFields: readonly PersonField[] = [...jobFields, 'notes'];
const payFields: readonly PersonField[] = ['salaryAmount', 'salaryCurrency', 'salaryInterval'];

type EditedPerson = Pick<ManagedPerson, 'state' | 'role' | 'accountId'>;

/** The fields that the viewer may change. Users cannot change their own pay; a deactivated profile is locked. */
export function fieldsEditable(viewer: Viewer, visibility: PersonVisibility, person: EditedPerson): ReadonlySet<PersonField> {
  if (person.state === 'inactive') return editable.none;
  // Their invitation goes to this address, and whoever accepts it gets their role (roles.4).
  if (visibility === 'all' && person.accountId === null && !mayGrant(viewer.role, person.role)) return editable.allButAddress;
  if (visibility === 'all') return editable.all;
  if (visibility === 'own') return viewer.level === 'full' ? editable.ownAsAdministrator : editable.own;
  return visibility === 'team' ? editable.team : editable.none;
}

// Created once, because lists use it for each row.
const editable = {
  none: new Set<PersonField>(),
  all: new Set<PersonField>([...ownFields, ...managedFields, ...payFields, 'emailAddress']),
  allButAddress: new Set<PersonField>([...ownFields, ...managedFields, ...payFields]),
  ownAsAdministrator: new Set<PersonField>([...ownFields, ...jobFields, 'emailAddress']),
  own: new Set<PersonField>(ownFields),
  team: new Set<PersonField>(managedFields),
};

/** What the viewer may do with a person, for handlers and buttons. Obstacles that depend on other records are reported when the action is attempted. */
export function permissionsFor(viewer: Viewer, visibility: PersonVisibility, person: ManagedPerson): PersonPermissions {
  const governs = mayManage(viewer, person);
  const isOwn = person.id === viewer.companyUserId;
  const isHere = person.state !== 'inactive';
  const setsRoles = viewer.accessLevel === 'full' && visibility !== 'none' && isHere;
  const hasSignIn = person.accountId !== null;
  return {
    view: visibility !== 'none',
    edit: fieldsEditable(viewer, visibility, person).size > 0,
    reveal: seenBy[visibility].has('socialSecurityNumber'),
    activate: governs && !isHere,
    deactivate: governs && isHere,
    setActive: person.state === 'pending' && (governs || isOwn),
    delete: governs && isDeletable(person),
    upgrade: setsRoles && person.role === 'employee',
    downgrade: setsRoles && !person.isExternal && person.role !== 'employee',
    setRole: setsRoles,
    resetMfa: hasSignIn && (isOwn || (isHere && viewer.role === 'systemadmin')),
    invite: isHere && !hasSignIn && mayInvite(viewer) && mayGrant(viewer.role, person.role) && !isOwn,
    takeOut: visibility === 'own' || visibility === 'all',
  };
}

/** Whether the viewer may invite somebody at all. */
export function mayInvite({ role }: Viewer): boolean {
  return generalRights.invite.levels[role] === 'full';
}

/** Whether the viewer may change a person's state: only for roles that the viewer may grant, and never for themselves. */
export function mayManage(viewer: Viewer, person: Pick<ManagedPerson, 'id' | 'role'>): boolean {
  return viewer.level === 'full' && person.id !== viewer.companyUserId && mayGrant(viewer.role, person.role);
}

/** Only inactive people and those who never signed in may be deleted (people.17). */
export function isDeletable({
  state,
  accountId,
  hasFormerAccount,
}: Pick<ManagedPerson, 'state' | 'accountId' | 'hasFormerAccount'>): boolean {
  return state === 'inactive' || (accountId === null && !hasFormerAccount);
}

/** The states of the people who may be in the viewer's files: those of the viewer's lists, and for payroll everybody, who has left included (roles.17). */
export function statesForFile(viewer: Viewer): PersonState[] {
  return PersonState.options.filter((state) => viewer.level === 'reportonly' || maySeeState(viewer, state));
}

/** Whether the viewer may see the list of people in this state. */
export function maySeeState({ level }: Viewer, state: PersonState): boolean {
  if (state === 'active') return level !== 'reportonly' && level !== 'none';
  return level === 'full' || (state === 'inactive' && level === 'viewall');
}
