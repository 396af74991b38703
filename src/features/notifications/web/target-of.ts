import type { Query } from '#kernel/web/address.ts';
import type { User } from '#kernel/web/session.ts';
import type { Notification } from '../contract/notification.ts';
import { notedRecord } from '../contract/notified-record.ts';
import type { Reason } from '../contract/reasons.ts';

/** A page of the product and its query. */
export interface Target {
  path: `/${string}`;
  query?: Query;
}

type Reader = Pick<User, 'companyUserId' | 'permissions' | 'accessesAll' | 'accessingCompanyUserIds' | 'isActive'>;

/** The page that a notification links to (notifications.31 to notifications.33); undefined when there is none, as for inactive people. */
export function targetOf(told: Notification, reader: Reader): Target | undefined {
  if (!reader.isActive) return undefined;
  return targets[told.reason](told, reader);
}

type Find = (told: Notification, reader: Reader) => Target | undefined;

/** Users who may edit rules count as administrators (notifications.30). */
const isAdmin = ({ permissions }: Reader): boolean => permissions.NotificationRules === true;
const people: Target = { path: '/people' };

/** The reader, or a person they manage. */
function mayOpen(companyUserId: string | null, reader: Reader): companyUserId is string {
  if (companyUserId === null) return false;
  return companyUserId === reader.companyUserId || reader.accessesAll || (reader.accessingCompanyUserIds?.includes(companyUserId) ?? false);
}

const toPeople: Find = () => people;

const toPerson: Find = ({ relatedCompanyUserId }, reader) =>
  mayOpen(relatedCompanyUserId, reader) ? { path: '/people/details', query: { employeeId: relatedCompanyUserId } } : people;

const toAbsence: Find = (told, reader) => {
  const { absence, vacationDaysTransferRequest: transfer, relatedCompanyUserId } = told;
  if (transfer) return toTransfer(transfer, relatedCompanyUserId, reader);
  if (!mayOpen(relatedCompanyUserId, reader)) return { path: '/vacation-and-leave' };
  if (!absence) return { path: '/vacation-and-leave/details', query: { companyUserId: relatedCompanyUserId } };
  const query = { companyUserId: relatedCompanyUserId, date: absence.startDate, activeTab: 'calendar', absenceId: absence.absenceId };
  return { path: '/vacation-and-leave/details', query };
};

type Transfer = NonNullable<Notification['vacationDaysTransferRequest']>;

function toTransfer({ pending, year }: Transfer, companyUserId: string | null, reader: Reader): Target {
  const { VacationAndLeaveViewPendingRequests: maySeePending, VacationAndLeaveViewRespondedRequests: maySeeResponded } = reader.permissions;
  if (pending && maySeePending) return { path: '/vacation-and-leave/pending-requests', query: { tab: 'transfer', year: String(year) } };
  if (!pending && maySeeResponded)
    return { path: '/vacation-and-leave/responded-requests', query: { tab: 'transfer', year: String(year) } };
  return { path: '/vacation-and-leave/details', query: { companyUserId: companyUserId ?? undefined } };
}

const toNote: Find = ({ noteNotification: note }, reader) => {
  if (!note) return undefined;
  const { companyUserId, contractId, treatmentId, treatmentCompleted } = note.properties;
  if (note.type === notedRecord.treatment)
    return { path: treatmentCompleted ? '/gdpr/view-treatment' : '/gdpr/edit-treatment', query: { treatmentId } };
  if (note.type === notedRecord.contract) return { path: '/contracts/details', query: { contractId } };
  return mayOpen(companyUserId ?? null, reader) ? { path: '/people/details', query: { employeeId: companyUserId, tab: 'notes' } } : people;
};

const toContract: Find = ({ contractNotification: contract }, reader) => {
  if (!contract) return undefined;
  const isOpen = !contract.isDeleted && (contract.responsibleId === reader.companyUserId || reader.permissions.Contracts === true);
  return isOpen ? { path: '/contracts/details', query: { contractId: contract.contractId } } : { path: '/contracts' };
};

const submodules: Readonly<Record<string, Target['path']>> = {
  2: '/gdpr/data-processor-agreement',
  3: '/gdpr/privacy-statement',
  4: '/gdpr/risk-assessment',
};

const targets: Readonly<Record<Reason, Find>> = {
  Birthday: toPeople,
  SameDayBirthday: toPeople,
  WorkAnniversary: toPeople,
  UserCreated: toPerson,
  SalaryAccountNumberChanged: toPerson,
  PendingUserInvitation: (_, reader) => (isAdmin(reader) ? { path: '/people/invited' } : people),
  PendingUserUpdateInformation: (_, reader) =>
    isAdmin(reader) ? people : { path: '/people/edit', query: { employeeId: reader.companyUserId ?? undefined } },
  CompanyReport: (_, reader) => (isAdmin(reader) ? { path: '/organisation/log' } : undefined),
  PendingContractSignature: (_, reader) => (isAdmin(reader) ? { path: '/esigning' } : undefined),
  PromptToAddAbsence: () => ({ path: '/vacation-and-leave', query: { tab: 'personal', absence: 'new' } }),
  AbsenceRequestNotificationEmployees: toAbsence,
  AbsenceRequestNotificationAdmins: toAbsence,
  GdprSubmoduleUpdated: ({ affectedId }, reader) => {
    const path = submodules[affectedId ?? ''];
    return reader.permissions.Gdpr === true && path ? { path } : undefined;
  },
  ContractNotifications: toContract,
  NotesNotificationsMain: toNote,
  NotesNotificationsPersonal: toNote,
  OnOffBoardingTaskResponsible: () => ({ path: '/on-offboarding/my-tasks' }),
};
