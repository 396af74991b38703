import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Banner } from '#ui/Banner.tsx';
import type { en } from '../../texts/en-home.ts';
import styles from './trial.module.css';
import { trialNotice } from './trial-notice.ts';
import { useMinute } from './use-minute.ts';

/** How long the trial still lasts, on every page of those who look after the subscription (subscription.20). */
export function TrialBanner() {
  const t = useTexts<typeof en>('subscription/home');
  const now = useMinute();
  const notice = trialNotice(useSession()?.company.paymentCompanyProperties, now);
  if (!notice) return null;
  const { state, days, hours } = notice;
  return (
    <Banner
      label={t('banner.label')}
      icon={IconHourglass}
      title={t(`banner.${state}`)}
      text={
        state === 'expired' ? (
          t('banner.expiredText')
        ) : (
          <span className={styles['timer']} role="timer">
            {t('banner.left', { days, hours })}
          </span>
        )
      }
    >
      <Button component={Link} to="/organisation/subscription" size="xs" variant="default">
        {t('banner.subscribe')}
      </Button>
    </Banner>
  );
}
