import { addMonths } from '#kernel/contract/days.ts';
import type { RetentionStart } from '../kinds.ts';

/** How often what is kept until something ends is looked through, in months. */
const monthsWithoutTime = 3;
/** How often at least what is kept for years is looked through, in months. */
const maxMonths = 12;

interface RetentionFacts {
  retentionMonths: number | null;
  retentionFrom: RetentionStart | null;
  /** When its data were last erased; without that, when the treatment was registered. */
  since: string;
}

/** The day by which the data of a treatment are to be looked through again; null without a time of storage in months (gdpr.20). */
export function erasureDay({ retentionMonths, retentionFrom, since }: RetentionFacts): string | null {
  if (retentionMonths === null) return null;
  if (retentionFrom === 'endOfYear') return `${Number(since.slice(0, 4)) + 1}-01-01`;
  return addMonths(since, retentionMonths === 0 ? monthsWithoutTime : Math.min(retentionMonths, maxMonths));
}
