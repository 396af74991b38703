import type { NotifiedThing, TargetReader } from '#features/notifications/server/public.ts';
import type { PageLink } from '#kernel/contract/page-link.ts';

/** The own absence of somebody with vacation to book, with the form open. */
export function promptTarget(): PageLink {
  return { path: '/vacation-and-leave', query: { tab: 'personal', absence: 'new' } };
}

/** An absence in the calendar of its person; a transfer of days in the list where it is decided or was (notifications.31). */
export function absenceTarget({ companyUserId, facts }: NotifiedThing, reader: TargetReader): PageLink {
  const { absence, vacationDaysTransferRequest: transfer } = facts;
  const isOwn = companyUserId === reader.companyUserId;
  if (transfer && !isOwn) return transferTarget(transfer, companyUserId, reader);
  if (!reader.mayOpen(companyUserId)) return listTarget(absence?.startDate, reader);
  if (!absence) return detailsOf(companyUserId);
  const { startDate: date, absenceId } = absence;
  return { path: '/vacation-and-leave/details', query: { companyUserId, date, activeTab: 'calendar', absenceId } };
}

function transferTarget(
  { pending, year }: NonNullable<NotifiedThing['facts']['vacationDaysTransferRequest']>,
  companyUserId: string | null,
  reader: TargetReader,
): PageLink {
  const query = { tab: 'transfer', year: String(year) };
  const { permissions } = reader;
  if (pending && permissions.has('VacationAndLeaveViewPendingRequests')) return { path: '/vacation-and-leave/pending-requests', query };
  if (!pending && permissions.has('VacationAndLeaveViewRespondedRequests'))
    return { path: '/vacation-and-leave/responded-requests', query };
  return reader.mayOpen(companyUserId) ? detailsOf(companyUserId) : { path: '/vacation-and-leave', query: {} };
}

/** A deputy decides for people whose calendar does not open to them: their requests are in the list. */
function listTarget(date: string | undefined, { permissions }: TargetReader): PageLink {
  if (date === undefined || !permissions.has('VacationAndLeaveViewPendingRequests')) return { path: '/vacation-and-leave', query: {} };
  return { path: '/vacation-and-leave/pending-requests', query: { year: date.slice(0, 4) } };
}

function detailsOf(companyUserId: string): PageLink {
  return { path: '/vacation-and-leave/details', query: { companyUserId } };
}
