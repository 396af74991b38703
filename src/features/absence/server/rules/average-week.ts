import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { workdaysOf } from './allowance.ts';
import { weekdaysOn, type WorkTerms, type WorkWeek } from './work-calendar.ts';

/** Working days a week: a person's, and those of the company's own week. */
export interface AverageWeek {
  workdays: number;
  companyWorkdays: number;
}

/** A person's and the company's working days a week over a period; a week that changes within it counts by its calendar days. */
export function averageWeek(
  own: WorkTerms['weeks'],
  companys: readonly WorkWeek[],
  { from, to }: { from: string; to: string },
): AverageWeek {
  const within = [...own, ...companys].flatMap(({ validFrom }) =>
    validFrom !== null && validFrom > from && validFrom <= to ? [validFrom] : [],
  );
  const starts = [...new Set([from, ...within])].toSorted();
  const days = daysBetween(from, to) + 1;
  const averageOf = (weeks: WorkTerms['weeks']): number => {
    const parts = starts.map((start, index) => {
      const length = daysBetween(start, starts[index + 1] ?? addDays(to, 1));
      return length * workdaysOf(weekdaysOn(weeks, companys, start));
    });
    return parts.reduce((sum, part) => sum + part, 0) / days;
  };
  const companyWorkdays = averageOf([]);
  return { workdays: own.length === 0 ? companyWorkdays : averageOf(own), companyWorkdays };
}
