import { NavigationCount } from '#kernel/web/NavigationCount.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en-home.ts';
import { useDocumentsToSign } from './documents-to-sign.ts';

/** How many documents wait for the user's signature, beside the entry of the navigation. */
export function SignCount() {
  const t = useTexts<typeof en>('signing/home');
  const count = useDocumentsToSign()?.totalEntries ?? 0;
  return <NavigationCount count={count} text={t('count', { count })} />;
}
