import { Button } from '@mantine/core';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { logOut } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { CompanyChoice } from './CompanyChoice.tsx';
import styles from './pages.module.css';

/** The person no longer works here; their other companies are one click away (SH-26). */
export function InactivePage() {
  const t = useTexts<typeof en>('app');
  const user = useUser();
  const others = user.companies.filter(({ key }) => key !== user.companyId);
  const text = others.length > 0 ? t('inactive.text') : t('inactive.textOnly');
  return (
    <Page title={t('inactive.title', { company: user.companyName })} description={text} width="text">
      {others.length > 0 && (
        <section>
          <h2 className={styles['heading']}>{t('inactive.others')}</h2>
          <CompanyChoice companies={others} />
        </section>
      )}
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => void logOut()}>
          {t('inactive.logOut')}
        </Button>
      </div>
    </Page>
  );
}
