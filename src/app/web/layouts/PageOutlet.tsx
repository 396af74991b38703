import { Outlet } from '@tanstack/react-router';
import { RetryNow } from '#kernel/web/PartToCome.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { useAwaitedTitle } from './awaited-page.ts';

/** The page; while its code waits for the connection, what it will be, instead of the page before it (shell.25). */
export function PageOutlet() {
  const title = useAwaitedTitle();
  return title === undefined ? <Outlet /> : <PageToCome title={title} />;
}

function PageToCome({ title }: { title: string }) {
  const t = useTexts<typeof en>('app');
  return (
    <Page title={title}>
      <ErrorState title={t('offline.pageTitle')} lines={[t('offline.pageText')]} actions={<RetryNow />} />
    </Page>
  );
}
