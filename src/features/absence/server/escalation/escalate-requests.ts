import { raise, type Subject } from '#features/notifications/server/public.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { absenceType } from '../../contract/kinds.ts';
import type { Named } from '../../contract/entities.ts';
import { absenceReads, type AbsenceReads } from '../absence-call.ts';
import { readTransfersBetween } from '../balance/store-transfer.ts';
import { readEvents } from '../notifications/store-events.ts';
import { requestedTypeOf, requestSubject, transferRequestSubject } from '../notifications/subjects.ts';
import { nextDecidersOf, noDeciders } from '../rules/deciders.ts';
import { hasWaited } from '../rules/unanswered.ts';
import { workCalendars } from '../rules/work-calendar.ts';
import { readCompanyRules } from '../settings/store-settings.ts';
import { lockUnanswered, setEscalated, type UnansweredRow } from './store-escalation.ts';

/** Lets requests that nobody has answered in the company's number of working days also reach the next leader, once (absence.72). */
export async function escalateRequests(services: Services): Promise<void> {
  await forEachCompany(services.database, (company) => escalateIn(company, services));
}

export const escalateJob: Job = { name: 'absence.escalate', cron: '52 5 * * *', run: escalateRequests };

async function escalateIn(company: Company, services: Services): Promise<void> {
  const rules = await readCompanyRules(company);
  if (!rules.acknowledgedAt) return;
  const now = services.clock.now();
  const today = dayIn(rules.timeZone, now);
  const reads = absenceReads(company, rules, today);
  const usual = workCalendars(rules, [])('');
  const isLate = ({ since }: UnansweredRow) => hasWaited({ since, today, workingDays: rules.nextLeaderAfterDays }, usual);
  const unanswered = await lockUnanswered(company, today);
  const [absences, transfers] = [unanswered.absences.filter(isLate), unanswered.transfers.filter(isLate)];
  if (absences.length + transfers.length === 0) return;
  const found = [...(await absenceSubjects(reads, absences)), ...(await transferSubjects(reads, transfers))];
  const reached = found.filter(({ next }) => next.length > 0);
  const idsOf = (rows: readonly UnansweredRow[]) => rows.map(({ id }) => id).filter((id) => reached.some((each) => each.id === id));
  await setEscalated(company, { absenceIds: idsOf(absences), transferIds: idsOf(transfers) }, now);
  const subjects = reached.map(({ subject, next }) => forNext(subject, next, today));
  await raise(company, services, 'AbsenceRequestNotificationAdmins', subjects);
}

interface Escalated {
  id: string;
  subject: Subject;
  next: Named[];
}

async function absenceSubjects(reads: AbsenceReads, rows: readonly UnansweredRow[]): Promise<Escalated[]> {
  const events = await readEvents(
    reads.company,
    rows.flatMap(({ eventId }) => eventId ?? []),
  );
  const deciders = await reads.deciders.get(events.map(({ companyUserId }) => companyUserId));
  return events.map((event) => ({
    id: event.absenceId,
    subject: requestSubject(reads, event, deciders),
    next: nextDecidersOf(deciders.get(event.companyUserId) ?? noDeciders, requestedTypeOf(event)),
  }));
}

async function transferSubjects(reads: AbsenceReads, rows: readonly UnansweredRow[]): Promise<Escalated[]> {
  if (rows.length === 0) return [];
  const pending = await readTransfersBetween(reads.company, { from: reads.today, to: reads.today });
  const late = pending.filter(({ transferId }) => rows.some(({ id }) => id === transferId));
  const deciders = await reads.deciders.get(late.map(({ companyUserId }) => companyUserId));
  return late.map((row) => ({
    id: row.transferId,
    subject: transferRequestSubject(row, deciders),
    next: nextDecidersOf(deciders.get(row.companyUserId) ?? noDeciders, absenceType.Vacation),
  }));
}

/** The same request as news for the next leader alone, on the day on which it reaches them. */
function forNext(subject: Subject, next: readonly Named[], today: string): Subject {
  const ids = next.map(({ companyUserId }) => companyUserId);
  return {
    ...subject,
    key: `${subject.key}:next`,
    date: today,
    recipients: { reportingManager: ids },
    only: ids,
    facts: { ...subject.facts, waitedDays: daysBetween(subject.date, today) },
  };
}
