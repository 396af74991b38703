import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { ShownWeek, WeekMask } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { weekdayNames } from './request/repetition.ts';
import { workdaysOf } from './week-mask.ts';

/** The names of a week's days, and from when, of the company or of a person. */
export function useWeekWords(): (week: WeekMask) => string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return ({ weekdays, validFrom }) => {
    const names = workdaysOf(weekdays).map((day) => t(`request.weekdays.${weekdayNames[day]}`));
    const days = names.length === 0 ? t('settings.week.none') : format.list(names);
    return validFrom === null ? days : t('settings.week.later', { date: format.date(validFrom), days });
  };
}

/** The same of a week that was set for a person, which says where they use the company's. */
export function usePersonWeekWords(): (week: ShownWeek) => string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const write = useWeekWords();
  return (week) => {
    if (week.isOwn || week.validFrom === null) return write(week);
    return t('person.week.companyFrom', { date: format.date(week.validFrom) });
  };
}
