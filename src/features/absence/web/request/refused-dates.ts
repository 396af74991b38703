import type { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import type { Format } from '#kernel/web/format.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import { absenceType, nameIn, type WrongDates } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { RequestValues } from './request-values.ts';

type Refusal = Pick<CallError, 'has' | 'details'>;
/** The fields of a request that say its days. */
export type DateName = 'startDate' | 'endDate' | 'recurrence.endDate' | 'recurrence.occurrences';
export type DateTexts = Partial<Record<DateName, string>>;

/** What is said of the first day; everything else about the days is said of the last. */
const aboutStart: ReadonlySet<unknown> = new Set<WrongDates>(['past', 'daysBack', 'yearBack', 'far']);
const namedAtStart = ['absence.OverlappingRequests', 'absence.NoWorkingDays'] as const;
const namedAtEnd = ['absence.NotEnoughAvailableAbsenceDays', 'absence.HalfDayDisabled', 'absence.InvalidDates'] as const;

/** The field beside which a refusal of the days stands; undefined when it is about something else. */
export function refusedField(error: Refusal | undefined, values: Pick<RequestValues, 'isRecurring' | 'recurrence'>): DateName | undefined {
  if (!error) return undefined;
  const isOfStart = namedAtStart.some((code) => error.has(code));
  if (isOfStart || (error.has('absence.InvalidDates') && aboutStart.has(error.details['why']))) return 'startDate';
  return namedAtEnd.some((code) => error.has(code)) ? lastDayField(values) : undefined;
}

/** Whether a refusal stands beside the days. */
export function isOfDays(error: Refusal | undefined): boolean {
  return error !== undefined && [...namedAtStart, ...namedAtEnd].some((code) => error.has(code));
}

export function lastDayField({ isRecurring, recurrence }: Pick<RequestValues, 'isRecurring' | 'recurrence'>): DateName {
  if (!isRecurring) return 'endDate';
  return recurrence.ends === 'times' ? 'recurrence.occurrences' : 'recurrence.endDate';
}

/** What to say of a refusal beside its field: with the years where days are missing, when its calculation tells them. */
export function refusalText(
  error: CallError,
  calculation: Pick<Calculation, 'perYear'> | undefined,
  t: Texts<typeof en>,
  format: Pick<Format, 'list'>,
): string {
  const years = (calculation?.perYear ?? []).filter(({ availableAfter }) => availableAfter < 0);
  if (!error.has('absence.NotEnoughAvailableAbsenceDays') || years.length === 0) return errorLines(error).join(' ');
  const words = years.map(({ year, availableAfter }) => t('request.refused.tooFewIn', { missing: -availableAfter, year: String(year) }));
  return t('request.refused.tooFew', { years: format.list(words) });
}

/** More are counted only. */
const mostOverlaps = 3;

/** What to say of absences that are on these days already; undefined without any. */
export function overlapText(
  overlaps: Calculation['overlaps'],
  t: Texts<typeof en>,
  format: Pick<Format, 'list' | 'dateRange'>,
): string | undefined {
  if (overlaps.length === 0) return undefined;
  const more = overlaps.length - mostOverlaps;
  const named = overlaps
    .slice(0, mostOverlaps)
    .map(({ type, startDate, endDate }) =>
      t('request.refused.overlap', { type: t(`types.${nameIn(absenceType, type)}`), period: format.dateRange(startDate, endDate) }),
    );
  const words = more > 0 ? [...named, t('request.refused.more', { count: more })] : named;
  return t('request.refused.overlaps', { absences: format.list(words) });
}
