import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { dayOfNumber } from '#kernel/contract/days.ts';
import { absenceStatus, absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { Bar } from './chart.ts';

/** A bar as text: type, days and status. */
export function useBarText(): (bar: Bar) => string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return ({ type, status, from, to }) => {
    const name = t(`types.${nameIn(absenceType, type)}`);
    const half =
      to - from === 0.5
        ? t('calendar.half', { type: name, portion: t(from % 1 === 0 ? 'portions.FirstHalf' : 'portions.LastHalf') })
        : name;
    const period = format.dateRange(dayOfNumber(Math.floor(from)), dayOfNumber(Math.ceil(to) - 1));
    return t('calendar.bar', { type: half, period, status: t(`statuses.${nameIn(absenceStatus, status)}`) });
  };
}
