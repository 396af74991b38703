import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { localDay } from '#kernel/web/calendar-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Notification } from '../../contract/notification.ts';
import type { en } from '../../texts/en.ts';
import { NotificationList } from '../NotificationList.tsx';
import styles from './history.module.css';

/** Notifications grouped by day. */
export function HistoryDays({ notifications }: { notifications: readonly Notification[] }) {
  const t = useTexts<typeof en>('notifications');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const today = localDay(now);
  const yesterday = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const name = (day: string): string => {
    if (day === today) return t('bell.today');
    return day === yesterday ? t('bell.yesterday') : format.dateLong(day);
  };
  return byDay(notifications).map(({ day, notifications: ofDay }) => (
    <section key={day} className={styles['day']} aria-label={name(day)}>
      <h2 className={styles['title']}>{name(day)}</h2>
      <NotificationList notifications={ofDay} />
    </section>
  ));
}

/** Newest first, as they come, one group for each day. */
function byDay(notifications: readonly Notification[]): { day: string; notifications: Notification[] }[] {
  const days: { day: string; notifications: Notification[] }[] = [];
  for (const one of notifications) {
    const day = localDay(new Date(one.notificationDate));
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(one);
    else days.push({ day, notifications: [one] });
  }
  return days;
}
