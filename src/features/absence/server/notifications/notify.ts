import { z } from 'zod';
import { raise } from '#features/notifications/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { transferStatus, undoGraceSeconds, undoSeconds } from '../../contract/kinds.ts';
import { absenceReads, type AbsenceReads } from '../absence-call.ts';
import { readTransfers, readTransfersBetween } from '../balance/store-transfer.ts';
import { readCompanyRules } from '../settings/store-settings.ts';
import { readEvents } from './store-events.ts';
import { isOutcome, isRequest, outcomeSubject, requestSubject, transferOutcomeSubject, transferRequestSubject } from './subjects.ts';

/** Notifies recipients of new events by the company's rules (absence.48); outdated events are skipped. */
export async function notifyOfEvents(reads: AbsenceReads & { services: Services }, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const { company, services } = reads;
  const events = (await readEvents(company, eventIds)).filter(({ isOver, isActive }) => isActive && !isOver);
  const requests = events.filter(isRequest);
  const deciders = await reads.deciders.get(requests.map(({ companyUserId }) => companyUserId));
  const requestSubjects = requests.map((event) => requestSubject(reads, event, deciders));
  const outcomeSubjects = events.filter(isOutcome).map((event) => outcomeSubject(reads, event));
  await raise(company, services, 'AbsenceRequestNotificationAdmins', requestSubjects);
  await raise(company, services, 'AbsenceRequestNotificationEmployees', outcomeSubjects);
}

/** Notifies of a transfer: deciders of a request, the person of the outcome. */
export async function notifyOfTransfer(reads: AbsenceReads & { services: Services }, transferId: string): Promise<void> {
  const { company, services, today } = reads;
  const [row] = await readTransfersBetween(company, { from: today, to: today, transferId });
  if (!row) return;
  if (row.status !== transferStatus.pending)
    return raise(company, services, 'AbsenceRequestNotificationEmployees', [transferOutcomeSubject(row)]);
  const deciders = await reads.deciders.get([row.companyUserId]);
  await raise(company, services, 'AbsenceRequestNotificationAdmins', [transferRequestSubject(row, deciders)]);
}

const jobName = 'absence.tell';
/** The number of events per job: each is one transaction with a constant number of statements. */
const maxEventsPerJob = 1000;
const JobInput = z.object({ companyId: z.number(), eventIds: z.array(z.uuid()) });

/** Notifies of new events after the commit, for bulk operations. */
export async function notifyAfterCommit(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  eventIds: readonly string[],
  options: { startAfter?: Date } = {},
): Promise<void> {
  for (let first = 0; first < eventIds.length; first += maxEventsPerJob) {
    const data = { companyId: company.id, eventIds: eventIds.slice(first, first + maxEventsPerJob) };
    await services.jobs.enqueue(company, jobName, data, options);
  }
}

/** Notifies of decisions, and of what was added for everybody, when they can no longer be undone (absence.17, absence.73). */
export async function notifyAfterUndo(
  context: Pick<CallContext, 'company' | 'services' | 'now'>,
  eventIds: readonly string[],
): Promise<void> {
  await notifyAfterCommit(context, eventIds, { startAfter: afterUndo(context) });
}

/** When what was just done can no longer be undone. */
export function afterUndo({ now }: Pick<CallContext, 'now'>): Date {
  return new Date(now.getTime() + (undoSeconds + undoGraceSeconds + 1) * 1000);
}

/** Notifies of events outside a request, for jobs. */
export async function notifyOfPastEvents(company: Company, services: Services, eventIds: readonly string[]): Promise<void> {
  const rules = await readCompanyRules(company);
  const reads = absenceReads(company, rules, dayIn(rules.timeZone, services.clock.now()));
  await notifyOfEvents({ ...reads, services }, eventIds);
}

/** Notifies of a job's events. */
export async function runNotifyJob(services: Services, data: Record<string, unknown>): Promise<void> {
  const { companyId, eventIds } = JobInput.parse(data);
  await services.database.forCompany(companyId, (company) => notifyOfPastEvents(company, services, eventIds));
}

export const notifyJob: Job = { name: jobName, run: runNotifyJob };

const transferJobName = 'absence.tell-transfer';
const TransferJobInput = z.object({ companyId: z.number(), transferId: z.uuid(), decidedAt: z.coerce.date() });

/** Notifies of a declined transfer when that can no longer be undone. */
export async function notifyOfTransferAfterUndo(
  { company, services, now }: Pick<CallContext, 'company' | 'services' | 'now'>,
  transferId: string,
): Promise<void> {
  const data = { companyId: company.id, transferId, decidedAt: now.toISOString() };
  await services.jobs.enqueue(company, transferJobName, data, { startAfter: afterUndo({ now }) });
}

/** Notifies of the decision of a job, unless it was undone. */
export async function runTransferJob(services: Services, data: Record<string, unknown>): Promise<void> {
  const { companyId, transferId, decidedAt } = TransferJobInput.parse(data);
  await services.database.forCompany(companyId, async (company) => {
    const [row] = await readTransfers(company, { transferId });
    if (row?.decidedAt?.getTime() !== decidedAt.getTime()) return;
    const rules = await readCompanyRules(company);
    const reads = absenceReads(company, rules, dayIn(rules.timeZone, services.clock.now()));
    await notifyOfTransfer({ ...reads, services }, transferId);
  });
}

export const notifyOfTransferJob: Job = { name: transferJobName, run: runTransferJob };
