import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { readResponsiblePeople } from '../responsible-people.ts';
import { daysLeft, isRemindedOn } from '../rules/request-deadline.ts';
import { clockParts, notifyOfClocks, type Clock } from '../notify-of-clocks.ts';
import { firstHour, readCompanyHour } from '../store-company.ts';
import { dueDateOf } from './present-requests.ts';
import { readOpenRequests } from './store-requests.ts';

/** Reminds of requests whose answers are due, in the company's morning (gdpr.102). Called every hour; the same is told once a day. */
export async function notifyOfRequests(company: Company, services: Services): Promise<void> {
  const { today, hour } = await readCompanyHour(company, services.clock.now());
  if (hour < firstHour) return;
  const open = await readOpenRequests(company);
  const due = open.map((one) => ({ ...one, dueDate: dueDateOf(one) })).filter(({ dueDate }) => isRemindedOn(dueDate, today));
  if (due.length === 0) return;
  const people = await readResponsiblePeople(
    { company, services },
    due.flatMap(({ responsibleId }) => responsibleId ?? []),
  );
  // Anybody may be responsible; with whoever has no access to the area those who have it are told.
  const keepersOf = (id: string | null) => [...new Set([...(id !== null && people.isReached(id) ? [id] : []), ...people.of(id)])];
  const clocks = due.map(({ requestId, dueDate, responsibleId }): Clock => {
    const clock = daysLeft(dueDate, today) < 0 ? 'requestLate' : 'requestDue';
    return {
      key: `gdprRequest:${requestId}:due`,
      date: today,
      part: clockParts.request,
      day: dueDate,
      facts: { clock, recordId: requestId },
      to: keepersOf(responsibleId),
    };
  });
  await notifyOfClocks(company, services, clocks);
}
