import { useEffect } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { boot } from '../boot.ts';
import { withLocale } from '../session-actions.ts';
import type { en } from '../texts/en-later.ts';
import { Logo } from '../top-bar/Logo.tsx';
import styles from './pages.module.css';

/** Maintenance, and when it is expected to end; retries every minute (shell.33). */
export function MaintenancePage() {
  const t = useTexts<typeof en>('app/later');
  const format = useFormat();
  const { title, text } = boot.maintenanceWords ?? { title: t('maintenance.title'), text: t('maintenance.text') };
  const until = format.moment(boot.maintenanceUntil);
  useEffect(() => {
    const timer = setInterval(() => void openWhenBack(), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles['alone']}>
      <Logo />
      <Page title={title} description={text} width="text">
        <p className={styles['text']}>{until ? t('maintenance.until', { moment: until }) : t('maintenance.untilUnknown')}</p>
      </Page>
    </div>
  );
}

async function openWhenBack(): Promise<void> {
  const answer = await fetch('/health/ready').catch(() => undefined);
  if (answer?.ok) location.assign(withLocale('/'));
}
