import { useEffect } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { withLocale } from '../session-actions.ts';
import type { en } from '../texts/en.ts';

/** Back soon; tries again every minute (SH-27). */
export function MaintenancePage() {
  const t = useTexts<typeof en>('app');
  useEffect(() => {
    const timer = setInterval(() => void openWhenBack(), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title={t('maintenance.title')} description={t('maintenance.text')} width="text">
      {null}
    </Page>
  );
}

async function openWhenBack(): Promise<void> {
  const answer = await fetch('/health/ready').catch(() => undefined);
  if (answer?.ok) location.assign(withLocale('/'));
}
