import { VisuallyHidden } from '@mantine/core';
import { IconBell, IconBellOff, IconLock, IconNote } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useContractWords } from '../contract-words.ts';
import { deadlineKey } from '../deadline-key.ts';
import styles from './contracts.module.css';

interface CellProps {
  row: ContractRow;
}

/** The name, and under it the category and the marks. */
export function NameCell({ row }: CellProps) {
  const { contractId, name, category, hasNotifications, hasNotes, isRestricted } = row;
  const isMarked = hasNotifications || hasNotes || isRestricted;
  return (
    <span className={styles['two']}>
      <Link to="/contracts/details" query={{ contractId }} title={name}>
        {name}
      </Link>
      {(category !== null || isMarked) && (
        <span className={styles['underName']}>
          {category}
          {isMarked && <MarksCell row={row} />}
        </span>
      )}
    </span>
  );
}

/** The day on which to act, and what for. */
export function DeadlineCell({ row }: CellProps) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  if (!row.nextDeadline) return null;
  return (
    <span className={styles['two']}>
      {format.date(row.nextDeadline)}
      <span className={styles['about']}>{t(`list.deadlines.${deadlineKey(row)}`)}</span>
    </span>
  );
}

/** An amount, and for what it is. */
export function ValueCell({ row: { contractValue, currency, interval } }: CellProps) {
  const format = useFormat();
  const words = useContractWords();
  if (contractValue === null) return null;
  return (
    <span className={styles['two']}>
      <span className="tabular">{format.money(contractValue, currency)}</span>
      <span className={styles['about']}>{words.per({ interval })}</span>
    </span>
  );
}

/** Whether only some see it, whether it tells of its deadlines, and whether there are notes. */
export function MarksCell({ row: { hasNotifications, hasActiveNotifications, hasNotes, isRestricted } }: CellProps) {
  const t = useTexts<typeof en>('contracts');
  const Bell = hasActiveNotifications ? IconBell : IconBellOff;
  return (
    <span className={styles['marks']}>
      {isRestricted && (
        <>
          <IconLock aria-hidden size={16} stroke={1.75} />
          <VisuallyHidden>{t('list.marks.restricted')}</VisuallyHidden>
        </>
      )}
      {hasNotifications && (
        <>
          <Bell aria-hidden size={16} stroke={1.75} />
          <VisuallyHidden>{t(hasActiveNotifications ? 'list.marks.notifications' : 'list.marks.silent')}</VisuallyHidden>
        </>
      )}
      {hasNotes && (
        <>
          <IconNote aria-hidden size={16} stroke={1.75} />
          <VisuallyHidden>{t('list.marks.notes')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
