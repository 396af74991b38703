import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { returnPath } from '#kernel/contract/return-path.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Page } from '#ui/Page.tsx';
import { useCatalogue } from '../catalogue.ts';
import { signIn } from '../session-actions.ts';
import { takeNextAddress } from '../session/reauthentication.ts';
import type { en } from '../texts/en-later.ts';
import styles from './pages.module.css';

/** Signed out, by choice or because the session ended (identity.40). */
export function SignedOutPage() {
  const t = useTexts<typeof en>('app/later');
  const [{ forced, elsewhere, returnTo }] = useQuery();
  const language = useLanguage();
  const { pages } = useCatalogue();
  useOnward();
  const path = returnPath(returnTo) ?? '/';
  const [where = '/'] = path.split('?');
  const place = pages.find(({ route }) => route.path === where && where !== '/')?.route.title[language];
  const isForced = forced === 'true';
  const title = isForced ? t('signedOut.forcedTitle') : t('signedOut.title');
  const ownText = returnTo === undefined ? t('signedOut.elsewhereText') : t('signedOut.elsewhereTypedText');
  const text = isForced ? t('signedOut.forcedText') : elsewhere === 'true' ? ownText : t('signedOut.text');
  return (
    <div className={styles['sheet']}>
      <Page title={title} description={text}>
        {place && <p className={styles['where']}>{t('signedOut.where', { place })}</p>}
        <ButtonRow>
          <Button onClick={() => signIn(path)}>{t('signedOut.signIn')}</Button>
        </ButtonRow>
      </Page>
    </div>
  );
}

/** Continues to the page for a new password, if the user signed out for that (shell.4). */
function useOnward(): void {
  useEffect(() => {
    const next = takeNextAddress();
    if (next !== undefined) location.replace(next);
  }, []);
}
