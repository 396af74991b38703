import { NavigationCount } from '#kernel/web/NavigationCount.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en-home.ts';
import { useWaitingCount } from './waiting-count.ts';

/** How many requests wait for a decision, beside the entry of the navigation. */
export function PendingCount() {
  const t = useTexts<typeof en>('absence/home');
  const count = useWaitingCount();
  return <NavigationCount count={count} text={t('waiting.count', { count })} />;
}
