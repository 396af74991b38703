import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import styles from './pages.module.css';

/** The page is not for this person; whom to ask (SH-25). */
export function NoAccessPage() {
  const t = useTexts<typeof en>('app');
  const company = useSession()?.companyName;
  return (
    <Page title={t('noAccess.title')} description={company ? t('noAccess.text', { company }) : t('noAccess.textNoCompany')} width="text">
      <div className={styles['actions']}>
        <Button component={Link} to="/">
          {t('noAccess.home')}
        </Button>
        <Button variant="default" onClick={() => history.back()}>
          {t('noAccess.back')}
        </Button>
      </div>
    </Page>
  );
}
