import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { pictureAddress } from '#features/people/web/public.ts';
import { useHasPage } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { Notification } from '../contract/notification.ts';
import type { en } from '../texts/en-home.ts';
import { makeNotificationRead, readsOfBell } from './calls.ts';
import styles from './told.module.css';

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Called when the user follows a notification's link. */
  onFollow?: () => void;
}

/** A list of notifications; clicking one marks it as read and opens its page. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const [now] = useState(() => new Date());
  return (
    <ul className={styles['list']} data-list>
      {notifications.map((one) => (
        <li key={one.companyUserNotificationId}>
          <NotificationRow notification={one} now={now} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  onFollow: (() => void) | undefined;
}

function NotificationRow({ notification, now, onFollow }: NotificationRowProps) {
  const { target } = notification;
  const isThere = useHasPage(target?.path ?? '');
  const read = useWrite(makeNotificationRead, { changes: readsOfBell });
  const markRead = (): void => {
    // If this fails it stays unread, and can be marked the next time.
    if (!notification.readInProduct)
      read.write({ body: { notificationId: notification.companyUserNotificationId } }).catch(() => undefined);
  };
  const content = <NotificationContent notification={notification} now={now} />;
  if (target && isThere)
    return (
      <Link
        to={target.path}
        query={target.query}
        className={styles['row']}
        data-unread={!notification.readInProduct || undefined}
        onClick={() => {
          markRead();
          onFollow?.();
        }}
      >
        {content}
      </Link>
    );
  return (
    <button type="button" className={styles['row']} data-unread={!notification.readInProduct || undefined} onClick={markRead}>
      {content}
    </button>
  );
}

function NotificationContent({ notification, now }: { notification: Notification; now: Date }) {
  const t = useTexts<typeof en>('notifications/home');
  const format = useFormat();
  return (
    <>
      <Portrait notification={notification} />
      <span className={styles['words']}>
        <span>{notification.notificationReasonDescription}</span>
        <time className={styles['when']} dateTime={notification.notificationDate} title={format.moment(notification.notificationDate)}>
          {format.relative(notification.notificationDate, now)}
        </time>
      </span>
      {!notification.readInProduct && (
        <span className={styles['dot']}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

function Portrait({ notification }: { notification: Notification }) {
  const { relatedCompanyUserId: id, relatedCompanyUserFirstName: firstName, relatedCompanyUserLastName: lastName } = notification;
  const { companyUserId } = useUser();
  // One's own picture would say nothing of what is about oneself.
  if (id === null || id === companyUserId || firstName === null || lastName === null)
    return (
      <span aria-hidden className={styles['sign']}>
        <IconBell size={18} stroke={1.75} />
      </span>
    );
  const picture = pictureAddress({ id, profileImageTimestamp: notification.relatedProfileImageTimestamp });
  return <PersonAvatar firstName={firstName} lastName={lastName} picture={picture} />;
}
