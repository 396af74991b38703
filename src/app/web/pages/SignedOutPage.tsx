import { Button } from '@mantine/core';
import { returnPath } from '#kernel/contract/return-path.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { signIn } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import styles from './pages.module.css';

/** Signed out, by choice or because the session ended (ID-10). */
export function SignedOutPage() {
  const t = useTexts<typeof en>('app');
  const [{ forced, returnTo }] = useQuery();
  const kind = forced === 'true' ? 'forced' : 'own';
  const title = kind === 'forced' ? t('signedOut.forcedTitle') : t('signedOut.title');
  const text = kind === 'forced' ? t('signedOut.forcedText') : t('signedOut.text');
  return (
    <div className={styles['sheet']}>
      <Page title={title} description={text}>
        <div className={styles['actions']}>
          <Button onClick={() => signIn(returnPath(returnTo) ?? '/')}>{t('signedOut.signIn')}</Button>
        </div>
      </Page>
    </div>
  );
}
