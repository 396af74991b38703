import { z } from 'zod';
import { raise } from '#features/notifications/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { undoSeconds } from '../contract/kinds.ts';
import { decidersOf } from './reasons.ts';
import { readToldEvents } from './store-messages.ts';
import { answeredSubject, askedSubject, isAnswered, isAsked } from './subjects.ts';

const tellJob = 'absence.tell';
const Telling = z.object({ companyId: z.number(), eventIds: z.array(z.uuid()) });

interface Planning {
  company: Company;
  services: Services;
  now: Date;
}

/** Tells of what was just done, by the company's rules; of a decision when it can no longer be taken back (decisions.md §6). */
export async function planMessages(
  { company, services, now }: Planning,
  eventIds: readonly string[],
  { isDecision = false } = {},
): Promise<void> {
  if (eventIds.length === 0) return;
  if (!isDecision) return tellOf(company, services, eventIds);
  const startAfter = new Date(now.getTime() + (undoSeconds + 1) * 1000);
  await services.jobs.enqueue(company, tellJob, { companyId: company.id, eventIds: [...eventIds] }, { startAfter });
}

/** Tells those whom decisions concern. What is over by then nobody is told. */
export async function tell(services: Services, data: Record<string, unknown>): Promise<void> {
  const { companyId, eventIds } = Telling.parse(data);
  await services.database.forCompany(companyId, (company) => tellOf(company, services, eventIds));
}

export const messageJobs: readonly Job[] = [{ name: tellJob, run: tell }];

async function tellOf(company: Company, services: Services, eventIds: readonly string[]): Promise<void> {
  const events = (await readToldEvents(company, eventIds)).filter(({ isOver, isActive }) => isActive && !isOver);
  const asked = events.filter(isAsked);
  const asking = asked.map(({ companyUserId }) => companyUserId);
  const deciders = await decidersOf(company, asking, services.clock.now());
  const requests = asked.map((event) => askedSubject(event, deciders));
  await raise(company, services, 'AbsenceRequestNotificationAdmins', requests);
  await raise(company, services, 'AbsenceRequestNotificationEmployees', events.filter(isAnswered).map(answeredSubject));
}
