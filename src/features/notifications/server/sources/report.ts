import { movementsIn } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Facts } from '../../contract/facts.ts';
import { declareReason, reportCounts, type Subject } from '../public.ts';
import { reportPeriods, type ReportPeriod } from '../rules/report-periods.ts';
import { countFailedMail } from './store-report.ts';

/** The report on the week or month before, on Mondays and on the first (decisions.md §8). */
export function declareReport(): void {
  declareReason({
    reason: 'CompanyReport',
    subjects: async (company, _services, days) => {
      const periods = reportPeriods(days);
      const counts = await countsOf(company, periods);
      return periods.map((period, place) => subjectOf(period, counts(place)));
    },
  });
}

/** The numbers of each period, a constant number of statements however many periods. */
async function countsOf(company: Company, periods: readonly ReportPeriod[]): Promise<(place: number) => NonNullable<Facts['counts']>> {
  if (periods.length === 0) return () => ({});
  const movements = await movementsIn(company, periods);
  const failed = await countFailedMail(company, periods);
  const told = (await reportCounts.tell({ company, periods })).flatMap((answer) => Object.entries(answer));
  return (place) => ({
    ...movements[place],
    failedDeliveries: failed[place] ?? 0,
    ...Object.fromEntries(told.map(([name, counts]) => [name, counts[place] ?? 0])),
  });
}

function subjectOf({ day, from, to, repeatDays }: ReportPeriod, counts: NonNullable<Facts['counts']>): Subject {
  return { key: `report:${repeatDays}`, date: day, companyUserId: null, repeatDays, facts: { from, to, counts } };
}
