import { IconBell } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall, useWrite } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { badgeCap } from '../../contract/badge.ts';
import type { en } from '../../texts/en-home.ts';
import { getUserNotifications, makeNotificationsSeen, newestInBell, readsOfBell } from '../calls.ts';
import styles from './bell.module.css';

// Loaded when the bell is opened, so that the home page does not wait for it.
const BellPanel = lazyComponent(async () => (await import('./BellPanel.tsx')).BellPanel);

/** The bell, with the number of unseen notifications (notifications.19); hidden while viewing as another user. */
export function Bell() {
  return useUser().viewAs ? null : <OwnBell />;
}

function OwnBell() {
  const t = useTexts<typeof en>('notifications/home');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useQuietCall(getUserNotifications, newestInBell, { staleMinutes: 5 });
  const unseen = answer?.unseenTotal ?? 0;
  const { write } = useWrite(makeNotificationsSeen, { changes: readsOfBell });
  useEffect(() => {
    // Includes notifications that arrive while it is open; they do not count as user activity. If this fails, they stay unseen until the next opening.
    if (isOpen && unseen > 0) write({}, { background: true }).catch(() => undefined);
    // Once for each number; `write` is a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, unseen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <span className={styles['bell']}>
        <IconButton
          ref={button}
          label={t('label', { count: unseen })}
          icon={IconBell}
          size={40}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {unseen > 0 && (
          <span aria-hidden className={styles['badge']}>
            {unseen > badgeCap ? t('many') : unseen}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <BellPanel anchor={button} notifications={answer?.userNotifications} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
