import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { en } from '../../texts/en.ts';
import styles from './invite.module.css';

/** How many more the subscription covers; nothing where it covers everybody. */
export function SeatsLeft() {
  const t = useTexts<typeof en>('invitations');
  const { answer } = useCall(checkCompanyLimits, { body: { limits: ['users'] } });
  const users = answer?.limits.users;
  if (!users || users.limit === null) return null;
  return <span className={styles['seats']}>{t('invite.seatsLeft', { count: Math.max(0, users.limit - users.used) })}</span>;
}
