import { Skeleton } from '@mantine/core';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { getCompanyUserVacationDaysOverview } from '../../contract/endpoints-balance.ts';
import type { en } from '../../texts/en.ts';
import { weekdayNames } from '../request/repetition.ts';
import { workdaysOf } from '../week-mask.ts';

/** The days that a profile's person works, among the facts about their job; nothing for readers who may not see their absence (people.27). */
export function ProfileWorkWeek({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { answer, loading } = useCall(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: recordId } }, { staleMinutes: 5 });
  if (!answer && !loading) return null;
  const days = workdaysOf(answer?.absenceDaysOverview.workWeek ?? 0).map((day) => t(`request.weekdays.${weekdayNames[day]}`));
  return (
    <Facts>
      <Fact label={t('person.week.title')}>{answer ? format.list(days) : <Skeleton height={24} data-loading />}</Fact>
    </Facts>
  );
}
