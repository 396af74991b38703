import { transferStatus } from '#features/notifications/contract/notified-absence.ts';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { transferLooks } from '../looks.ts';
import styles from './mine.module.css';

/** A person's transfers to another year, with their status. */
export function Transfers({ transfers }: { transfers: readonly VacationTransfer[] }) {
  const t = useTexts<typeof en>('absence');
  useOpenedRecords(transfers.map(({ vacationDaysTransferRequestEncrId: id }) => id));
  if (transfers.length === 0) return null;
  return (
    <div>
      <h3 className={styles['small']}>{t('mine.transfer.title2')}</h3>
      <StackedList>
        {transfers.map(({ vacationDaysTransferRequestEncrId, vacationDays, year, toYear, vacationDaysTransferStatus: status }) => (
          <li key={vacationDaysTransferRequestEncrId} className={styles['marks']}>
            {t('mine.transfer.line', { days: vacationDays, from: String(year), to: String(toYear) })}
            <StatusBadge {...transferLooks[status]}>{t(`transferStatuses.${nameIn(transferStatus, status)}`)}</StatusBadge>
          </li>
        ))}
      </StackedList>
    </div>
  );
}
