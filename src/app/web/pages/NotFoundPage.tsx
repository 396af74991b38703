import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import styles from './pages.module.css';

/** No such page, or a record that is gone or another company's (SH-29). */
export function NotFoundPage() {
  const t = useTexts<typeof en>('app');
  return (
    <Page title={t('notFound.title')} description={t('notFound.text')} width="text">
      <div className={styles['actions']}>
        <Button component={Link} to="/">
          {t('notFound.home')}
        </Button>
      </div>
    </Page>
  );
}
