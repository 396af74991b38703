import type { ReactNode } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { AbsenceDays } from '../../contract/entities.ts';
import { absencePortion, absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './decide.module.css';
import type { WaitingAbsence } from './pending.ts';

/** A link that opens the decision dialog over the list. */
export function PersonLink({ row: { absence, person } }: { row: WaitingAbsence }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { startDate, endDate } = absence.proposed ?? absence;
  const what = `${t(`types.${nameIn(absenceType, absence.type)}`)}, ${format.dateRange(startDate, endDate)}`;
  return (
    <DecideLink id={absence.absenceId} label={t('decide.open', { name: person.fullName, what })}>
      {person.fullName}
    </DecideLink>
  );
}

export function DecideLink({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const [query] = useQuery();
  return (
    <Link to="/vacation-and-leave/pending-requests" query={{ ...query, decide: id }} aria-label={label} replace>
      {children}
    </Link>
  );
}

export function When({ now, after }: { now: AbsenceDays; after: AbsenceDays | null }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const write = (days: AbsenceDays): string =>
    days.absencePortion === absencePortion.FullDay
      ? format.dateRange(days.startDate, days.endDate)
      : `${format.dateRange(days.startDate, days.endDate)} · ${t(`portions.${nameIn(absencePortion, days.absencePortion)}`)}`;
  if (!after) return write(now);
  return t('decide.change', { old: write(now), new: write(after) });
}

/** What would be left, of each year when there are several. */
export function Left({ perYear }: Pick<WaitingAbsence, 'perYear'>) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  if (perYear.length === 0) return <span className={styles['quiet']}>{t('decide.takesNone')}</span>;
  return perYear.map(({ year, availableAfter: days }) => (
    <span key={year} className={`${styles['ofYear']} ${styles[days < 0 ? 'few' : 'numbers']}`}>
      {perYear.length === 1 ? format.number(days) : t('decide.leftOf', { days, year: String(year) })}
    </span>
  ));
}
