import { Button } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import type { RefObject } from 'react';
import { Floating } from '#ui/Floating.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Notification } from '../../contract/notification.ts';
import type { en } from '../../texts/en-home.ts';
import { makeAllNotificationsRead, readsOfBell } from '../calls.ts';
import { NotificationList } from '../NotificationList.tsx';
import styles from './bell.module.css';

interface BellPanelProps {
  anchor: RefObject<HTMLElement | null>;
  /** Undefined while loading. */
  notifications: readonly Notification[] | undefined;
  onClose: () => void;
}

/** The newest notifications, and links to the history and settings. */
export function BellPanel({ anchor, notifications, onClose }: BellPanelProps) {
  const t = useTexts<typeof en>('notifications/home');
  const mayEditRules = usePermission('NotificationRules');
  const all = useWrite(makeAllNotificationsRead, { changes: readsOfBell });
  const hasUnread = notifications?.some(({ readInProduct }) => !readInProduct) ?? false;
  return (
    <Floating isInPlace anchor={anchor} side="bottom-end" onClose={onClose}>
      <dialog open aria-label={t('title')} tabIndex={-1} ref={focusOn} className={styles['panel']}>
        <div className={styles['head']}>
          <h2 className={styles['title']}>{t('title')}</h2>
          {hasUnread && (
            <Button variant="subtle" size="compact-sm" loading={all.writing} onClick={() => void runOrShowError(() => all.write({}))}>
              {t('markAll')}
            </Button>
          )}
        </div>
        <div className={styles['scroll']}>
          {notifications === undefined && <output className={styles['quiet']}>{t('loading')}</output>}
          {notifications?.length === 0 && <EmptyState icon={IconBellOff} title={t('empty')} text={t('emptyText')} />}
          {notifications && notifications.length > 0 && <NotificationList notifications={notifications} onFollow={onClose} />}
        </div>
        <div className={styles['foot']}>
          <Link to="/notification-history" onClick={onClose}>
            {t('history')}
          </Link>
          {mayEditRules && (
            <Link to="/organisation/notification-rules" onClick={onClose}>
              {t('rules')}
            </Link>
          )}
          <Link to="/my-settings" query={{ tab: 'notifications' }} onClick={onClose}>
            {t('own')}
          </Link>
        </div>
      </dialog>
    </Floating>
  );
}

function focusOn(panel: HTMLElement | null): void {
  // After it has been positioned; focusing before would scroll the page.
  if (panel) requestAnimationFrame(() => panel.focus({ preventScroll: true }));
}
