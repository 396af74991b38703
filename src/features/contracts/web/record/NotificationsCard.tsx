import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { Contract, ContractNotification } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { NotificationActions } from './NotificationActions.tsx';
import styles from './record.module.css';

/** Who is told of the deadline, and when (contracts.12). */
export function NotificationsCard({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const { notifications, permissions, isActive, hasNotification } = contract;
  const silent = isActive ? 'record.silent' : 'record.silentInactive';
  return (
    <CardSection title={t('form.notifications')}>
      {notifications.length === 0 ? (
        <p className={styles['quiet']}>{t('record.noNotifications')}</p>
      ) : (
        <>
          {!(isActive && hasNotification) && <p className={styles['quiet']}>{t(silent)}</p>}
          <StackedList gap={4}>
            {notifications.map((one) => (
              <Line key={one.notificationId} notification={one} />
            ))}
          </StackedList>
        </>
      )}
      {permissions.notifications && <NotificationActions contract={contract} />}
    </CardSection>
  );
}

function Line({ notification }: { notification: ContractNotification }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const { when, channels, recipientFullName, recipient, active, isSuggested, date, isPast, nextDate } = notification;
  const to = recipient ? (recipientFullName ?? '') : t('form.toResponsible');
  const day = nextDate ?? date;
  return (
    <li className={styles['entry']}>
      <span className={styles['entryHead']}>
        <strong>{day ? t('form.daysBeforeOn', { days: when, date: format.date(day) }) : t('form.daysBefore', { days: when })}</strong>
        <StatusBadge tone={active ? 'good' : 'still'} icon={active ? IconBell : IconBellOff}>
          {active ? t('record.on') : t('record.off')}
        </StatusBadge>
      </span>
      <span className={styles['quiet']}>
        {[to, format.list(channels.map((channel) => t(`record.by.${channel}`))), isSuggested && t('record.isSuggested')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isPast && date && <span className={styles['quiet']}>{t('record.isPast', { date: format.date(date) })}</span>}
    </li>
  );
}
