import { IconInbox } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en-home.ts';
import styles from './home.module.css';
import { useWaitingCount } from './waiting-count.ts';

/** The requests that the user must decide, above the shortcuts of the home page. */
export function WaitingRequests() {
  const t = useTexts<typeof en>('absence/home');
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Link to="/vacation-and-leave/pending-requests" className={styles['waiting']}>
      <IconInbox aria-hidden size={22} stroke={1.75} />
      <span className={styles['sentence']}>{t('waiting.title', { count })}</span>
      <span className={styles['open']}>{t('waiting.open')}</span>
    </Link>
  );
}
