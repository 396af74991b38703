import type { Format } from '#kernel/web/format.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { Recurrence } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { namedDays, weekdayNames } from '../request/repetition.ts';

interface Writers {
  t: Texts<typeof en>;
  format: Pick<Format, 'date' | 'list'>;
}

/** `Every week on Tuesday and Thursday, until 5 Jul 2027`. */
export function repeatText({ t, format }: Writers, { daysOfWeek, interval, endDate, occurrences }: Recurrence): string {
  const days = format.list(namedDays(daysOfWeek).map((day) => t(`request.weekdays.${weekdayNames[day]}`)));
  const repeats = t(interval === 1 ? 'card.everyWeek' : 'card.everyWeeks', { days, interval });
  if (endDate !== null) return t('card.until', { repeats, day: format.date(endDate) });
  return occurrences === null ? repeats : t('card.times', { repeats, count: occurrences });
}
