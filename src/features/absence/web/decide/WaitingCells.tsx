import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { AbsenceDays } from '../../contract/entities.ts';
import { absencePortion, absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { TwoLines } from '#ui/TwoLines.tsx';
import { TypeMark } from '../TypeMark.tsx';
import styles from './decide.module.css';
import { daysAskedFor, idOf, leftOf, personOf, type PendingRequest } from '../../contract/rules/requests.ts';

/** A link that opens the decision dialog over the list. */
export function RequestLink({ request }: { request: PendingRequest }) {
  const t = useTexts<typeof en>('absence');
  const [query] = useQuery();
  const what = useWhat(request);
  return (
    <Link
      to="/vacation-and-leave/pending-requests"
      query={{ ...query, decide: idOf(request) }}
      aria-label={t('decide.open', { name: personOf(request), what })}
      title={personOf(request)}
      opens="decide"
    >
      {personOf(request)}
    </Link>
  );
}

function useWhat(request: PendingRequest): string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  if (request.kind === 'transfer') {
    const { vacationDays, year, toYear } = request.transfer;
    return t('decide.modal.transferText', { days: vacationDays, year: String(year), toYear: String(toYear) });
  }
  const { type, startDate, endDate } = daysAskedFor(request.waiting);
  return `${t(`types.${nameIn(absenceType, type)}`)}, ${format.dateRange(startDate, endDate)}`;
}

/** The type of absence that is asked for, and what is asked when it is not a new one; of a change also the type that it was. */
export function ReceivedRequest({ request }: { request: PendingRequest }) {
  const t = useTexts<typeof en>('absence');
  if (request.kind === 'transfer') return t('decide.modal.transfer');
  const { type: old } = request.waiting.absence;
  const { type } = daysAskedFor(request.waiting);
  const was = type === old ? '' : ` · ${t('decide.was', { old: t(`types.${nameIn(absenceType, old)}`) })}`;
  return (
    <TwoLines about={request.ask !== 'add' && `${t(`decide.modal.${request.ask}`)}${was}`}>
      <TypeMark type={type} />
    </TwoLines>
  );
}

export function When({ request }: { request: PendingRequest }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  if (request.kind === 'transfer') return `${request.transfer.year} → ${request.transfer.toYear}`;
  const { absence } = request.waiting;
  const write = (days: AbsenceDays): string =>
    days.absencePortion === absencePortion.FullDay
      ? format.dateRange(days.startDate, days.endDate, 'short')
      : `${format.dateRange(days.startDate, days.endDate, 'short')} · ${t(`portions.${nameIn(absencePortion, days.absencePortion)}`)}`;
  if (!absence.proposed) return write(absence);
  return <TwoLines about={t('decide.was', { old: write(absence) })}>{write(absence.proposed)}</TwoLines>;
}

/** What would be left of each year that the request takes days of. */
export function Left({ request }: { request: PendingRequest }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const years = leftOf(request);
  if (years.length === 0) return <span className={styles['quiet']}>{t('decide.takesNone')}</span>;
  return years.map(({ year, days }) => (
    <span key={year} className={`${styles['ofYear']} ${styles[days < 0 ? 'few' : 'numbers']}`}>
      {years.length === 1 ? format.number(days) : t('decide.leftOf', { days, year: String(year) })}
    </span>
  ));
}
