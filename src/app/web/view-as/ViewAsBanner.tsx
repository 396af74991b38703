import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useSession } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { endView } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import styles from './view-as-banner.module.css';

/** Says as whom an administrator looks at the product, and ends it. */
export function ViewAsBanner() {
  const t = useTexts<typeof en>('app');
  const format = useFormat();
  const user = useSession();
  const [isEnding, setEnding] = useState(false);
  if (!user?.viewAs) return null;
  const { viewAs } = user;

  async function end(): Promise<void> {
    setEnding(true);
    try {
      await endView(viewAs);
    } catch (error) {
      showError(error);
      setEnding(false);
    }
  }

  return (
    <section className={styles['banner']} aria-label={t(viewAs.isSupport ? 'viewAs.supportLabel' : 'viewAs.label')}>
      <IconEye aria-hidden size={20} stroke={1.75} className={styles['picture']} />
      <p className={styles['text']}>
        <strong>
          {viewAs.isSupport
            ? t('viewAs.supportTitle', { company: user.companyName })
            : t('viewAs.title', { name: `${user.firstName} ${user.lastName}` })}
        </strong>{' '}
        {t('viewAs.text', { time: format.time(viewAs.until) })}
      </p>
      <Button size="xs" variant="default" onClick={() => void end()} loading={isEnding}>
        {t('viewAs.end')}
      </Button>
    </section>
  );
}
