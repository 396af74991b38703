import { Button } from '@mantine/core';
import { useId } from 'react';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from '../takeout.module.css';
import { usePersonTakeout } from './use-person-takeout.ts';

/** A copy of everything that the company keeps about oneself (GDPR articles 15 and 20). */
export function OwnTakeout({ companyUserId }: { companyUserId: string }) {
  const t = useTexts<typeof en>('takeout');
  const heading = useId();
  const { companyName: company } = useUser();
  const { isMaking, download } = usePersonTakeout(companyUserId);
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 id={heading} className={styles['heading']}>
            {t('own.title')}
          </h2>
          <p className={styles['quiet']}>{t('own.text', { company })}</p>
          <p className={styles['quiet']}>{t('own.care')}</p>
        </div>
        <Button variant="default" onClick={() => void download()} loading={isMaking}>
          {t('own.download')}
        </Button>
      </div>
    </section>
  );
}
