import { Skeleton } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { dayNumber } from '#kernel/contract/days.ts';
import { getCompanyUserAbsencesByYear } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import { nextSpan, type NextSpan } from './absence-list.ts';
import styles from './mine.module.css';

/** A person's next absence, this year or the year after. */
export function NextAbsence({ companyUserId, today }: { companyUserId: string; today: string }) {
  const t = useTexts<typeof en>('absence');
  const year = Number(today.slice(0, 4));
  const thisYear = useCall(getCompanyUserAbsencesByYear, { query: { companyUserId, year } });
  const nextYear = useCall(getCompanyUserAbsencesByYear, { query: { companyUserId, year: year + 1 } });
  const isKnown = thisYear.answer !== undefined && nextYear.answer !== undefined;
  const all = [...(thisYear.answer?.companyUserAbsences ?? []), ...(nextYear.answer?.companyUserAbsences ?? [])];
  const next = nextSpan(all, today);
  return (
    <section className={styles['panel']} aria-labelledby="next-absence">
      <h2 id="next-absence" className={styles['heading']}>
        {t('mine.next.title')}
      </h2>
      <div className={styles['nextPlace']}>
        {next && <Next next={next} today={today} />}
        {!next && isKnown && <p className={styles['quiet']}>{t('mine.next.none')}</p>}
        {!next && !isKnown && !thisYear.error && <Skeleton height="6rem" />}
      </div>
    </section>
  );
}

function Next({ next: { absence, startDate, endDate }, today }: { next: NextSpan; today: string }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const path = usePath();
  const [query] = useQuery();
  const days = dayNumber(startDate) - dayNumber(today);
  const when = (): string => {
    if (days <= 0) return t('mine.next.now', { day: format.date(endDate) });
    return days === 1 ? t('mine.next.tomorrow') : t('mine.next.inDays', { days });
  };
  return (
    <div className={styles['next']}>
      <strong className={styles['when']}>{when()}</strong>
      <Link to={path} query={{ ...query, absenceId: absence.absenceId }} opens="absenceId">
        {format.dateRange(startDate, endDate)}
      </Link>
      <span className={styles['marks']}>
        <TypeMark type={absence.type} />
        <AbsenceStatusBadge status={absence.status} />
      </span>
    </div>
  );
}
