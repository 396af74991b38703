import type { Reason } from '../../contract/reasons.ts';
import type { Subject } from '../subject.ts';

/** The page that a mail about a subject links to, without the locale. The page itself checks permissions. */
export function pathOf(reason: Reason, subject: Pick<Subject, 'companyUserId' | 'date' | 'facts'>, isOwn: boolean): string {
  return paths[reason](subject, isOwn);
}

type PathOf = (subject: Pick<Subject, 'companyUserId' | 'date' | 'facts'>, isOwn: boolean) => string;

const people: PathOf = () => '/people';
const person: PathOf = ({ companyUserId }) => `/people/details?employeeId=${companyUserId ?? ''}`;

const absence: PathOf = ({ facts, companyUserId }, isOwn) => {
  const { absence: shown, vacationDaysTransferRequest: transfer } = facts;
  if (transfer && !isOwn)
    return `/vacation-and-leave/${transfer.pending ? 'pending' : 'responded'}-requests?tab=transfer&year=${transfer.year}`;
  if (!shown) return '/vacation-and-leave?tab=personal';
  const query = new URLSearchParams({
    companyUserId: companyUserId ?? '',
    date: shown.startDate,
    activeTab: 'calendar',
    absenceId: shown.absenceId,
  });
  return `/vacation-and-leave/details?${query.toString()}`;
};

const note: PathOf = ({ facts }) => {
  const onPerson = facts.noteNotification?.properties.companyUserId;
  return onPerson ? `/people/details?employeeId=${onPerson}&tab=notes` : '/notification-history';
};

const paths: Readonly<Record<Reason, PathOf>> = {
  Birthday: people,
  SameDayBirthday: people,
  WorkAnniversary: people,
  UserCreated: person,
  SalaryAccountNumberChanged: person,
  PendingUserInvitation: (_subject, isOwn) => (isOwn ? '/people' : '/people/invited'),
  PendingUserUpdateInformation: ({ companyUserId }, isOwn) => (isOwn ? `/people/edit?employeeId=${companyUserId ?? ''}` : '/people'),
  CompanyReport: () => '/organisation/log',
  PendingContractSignature: () => '/notification-history',
  PromptToAddAbsence: () => '/vacation-and-leave?tab=personal&absence=new',
  AbsenceRequestNotificationEmployees: absence,
  AbsenceRequestNotificationAdmins: absence,
  GdprSubmoduleUpdated: () => '/notification-history',
  ContractNotifications: () => '/notification-history',
  NotesNotificationsMain: note,
  NotesNotificationsPersonal: note,
  OnOffBoardingTaskResponsible: () => '/notification-history',
};
