import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en-home.ts';
import styles from './trial.module.css';
import { daysBegun } from './time-left.ts';
import { trialNotice } from './trial-notice.ts';
import { useMinute } from './use-minute.ts';

const trialDays = 10;

/** Days left of the trial, the one under way among them; nothing once it is over or a plan is paid for. */
export function TrialWidget() {
  const t = useTexts<typeof en>('subscription/home');
  const format = useFormat();
  const now = useMinute();
  const properties = useSession()?.company.paymentCompanyProperties;
  const notice = trialNotice(properties, now);
  if (!properties || !notice || notice.state === 'expired') return null;
  // The clock of the browser may be a little behind.
  const days = Math.min(trialDays, daysBegun(properties.trialEndsAt, now));
  return (
    <div className={styles['widget']}>
      <p className={styles['left']}>{t('widget.left', { days, total: trialDays })}</p>
      <progress className={styles['passed']} max={trialDays} value={trialDays - days} aria-hidden />
      <p>{t('widget.text', { date: format.moment(properties.trialEndsAt) })}</p>
      <Link to="/organisation/subscription" query={{ view: 'plans' }}>
        {t('widget.plans')}
      </Link>
    </div>
  );
}
