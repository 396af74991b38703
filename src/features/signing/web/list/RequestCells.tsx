import { usePath, useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { PeopleStates } from '../components/PeopleStates.tsx';
import { RequestStatusBadge } from '../components/RequestStatusBadge.tsx';
import { linkToMe } from '../link-to-me.ts';
import { useRequestWords } from '../request-words.ts';
import { useSignAddress } from '../sign-address.ts';
import styles from './list.module.css';

interface CellProps {
  row: SigningRequestItem;
}

/** The name, which opens the request over the list; under it the way to sign, for whoever it waits for. */
export function NameCell({ row }: CellProps) {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const path = usePath();
  const [query] = useQuery();
  const signAddress = useSignAddress();
  const { signingRequestId, permissions, isOpen } = row;
  const name = words.name(row);
  const emailOfLink = linkToMe(row, { isFixed: useReadOnly() });
  return (
    <span className={styles['two']}>
      <Link to={path} query={{ ...query, signingRequestId }} opens="signingRequestId" title={name}>
        {name}
      </Link>
      {permissions.sign && (
        <a className={styles['sign']} href={signAddress(signingRequestId)} aria-label={t('list.signNowOf', { name })}>
          {t('list.signNow')}
        </a>
      )}
      {emailOfLink !== undefined && <span className={styles['about']}>{t('list.signByLink', { email: emailOfLink })}</span>}
      {!isOpen && <span className={styles['about']}>{t('list.closedHint')}</span>}
    </span>
  );
}

export function PeopleCell({ row }: CellProps) {
  const t = useTexts<typeof en>('signing');
  if (!row.isOpen) return <span className={styles['about']}>{t('list.closedPeople')}</span>;
  return <PeopleStates request={row} />;
}

/** The status, and what has to be known of it at first sight. */
export function StatusCell({ row }: CellProps) {
  const t = useTexts<typeof en>('signing');
  const { status, reason, recipients } = row;
  const unreached = recipients.some((person) => person.status === 'Could_Not_Notify');
  return (
    <span className={styles['status']}>
      <RequestStatusBadge request={row} />
      {unreached && <span className={styles['late']}>{t('list.people.Could_Not_Notify')}</span>}
      {status === 'Error' && (
        <span className={styles['reason']} title={t('list.errorHint')}>
          {t('list.errorHint')}
        </span>
      )}
      {reason && (
        <span className={styles['reason']} title={reason}>
          {t('list.reason', { reason })}
        </span>
      )}
    </span>
  );
}

/** The day by which to sign. */
export function DueCell({ row: { dueDate, extendedDueDate, endedDate } }: CellProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const due = extendedDueDate ?? dueDate;
  if (due === null) return null;
  return (
    <span className={styles['two']}>
      {format.date(due)}
      {endedDate === null && due < today() && <span className={styles['late']}>{t('list.overdue')}</span>}
    </span>
  );
}
