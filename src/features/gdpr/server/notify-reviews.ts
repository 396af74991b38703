import { addDays } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { readResponsiblePeople } from './responsible-people.ts';
import { readRestrictedItems } from '#features/access-control/server/public.ts';
import { loggedText, treatmentKind } from './log-gdpr.ts';
import { furthest, missedDays, toldOn } from './rules/reminder-days.ts';
import { firstHour, readCompanyHour } from './store-company.ts';
import { readReminded } from './store-reminders.ts';
import { clockParts, notifyOfClocks, type Clock } from './notify-of-clocks.ts';

/** Reminds of treatments to be reviewed and of agreements that end (gdpr.132). Called every hour; the same is told once. */
export async function notifyOfReviews(company: Company, services: Services): Promise<void> {
  const { today, hour } = await readCompanyHour(company, services.clock.now());
  if (hour < firstHour) return;
  const days = { from: addDays(today, -missedDays), to: addDays(today, furthest) };
  const due = (await readReminded(company, days)).flatMap((one) => {
    const date = toldOn(one.day, { setOn: one.setOn, today });
    return date === undefined ? [] : [{ ...one, date }];
  });
  if (due.length === 0) return;
  const keepers = await readResponsiblePeople(
    { company, services },
    due.flatMap(({ responsibleId }) => responsibleId ?? []),
  );
  const restricted = await readRestrictedItems(company, treatmentKind);
  const clocks = due.map(({ kind, recordId, name, responsibleId, day, date }): Clock => {
    const facts = { clock: kind, recordId, name: loggedText(name) ?? '' };
    return {
      key: `gdprDay:${recordId}:${day}`,
      date,
      part: clockParts[kind],
      day,
      facts,
      to: keepers.of(responsibleId, restricted.get(recordId)),
    };
  });
  await notifyOfClocks(company, services, clocks);
}
