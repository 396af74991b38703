import { IconInbox } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { WaitingLink } from '#kernel/web/WaitingLink.tsx';
import type { en } from '../../texts/en-home.ts';
import { useWaitingCount } from './waiting-count.ts';

/** The requests that the user must decide, above the widgets of the home page. */
export function WaitingRequests() {
  const t = useTexts<typeof en>('absence/home');
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <WaitingLink icon={IconInbox} to="/vacation-and-leave/pending-requests" open={t('waiting.open')}>
      {t('waiting.title', { count })}
    </WaitingLink>
  );
}
