import { Button } from '@mantine/core';
import { plansPage, useOffersPlans } from '#features/billing/web/public.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { Link } from '#kernel/web/Link.tsx';
import { isLocked, useReadOnly, useUser } from '#kernel/web/session.ts';
import { shell } from '#kernel/web/shell.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { PointList } from '#ui/PointList.tsx';
import type * as contract from '../../contract/endpoints-payment.ts';
import type { en } from '../../texts/en-later.ts';
import styles from './ended.module.css';

const acknowledge = endpointAt<typeof contract.acknowledgeTrialEnd>({
  method: 'POST',
  path: '/subscription/trial-end-acknowledged',
  effect: 'write',
});
const stillAvailable = ['people', 'documents', 'notices', 'takeout'] as const;

/** What is closed now and what is not; closing it takes note of it, for the whole company when a systemadmin does (subscription.21). */
export function TrialEnded({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('subscription/later');
  const k = useKernelTexts();
  const user = useUser();
  const isReadOnly = useReadOnly();
  const isOffered = useOffersPlans();
  const locked = subscriptionFeatures.filter((name) => isLocked(user, name));
  const close = (): void => {
    onClose();
    if (!isReadOnly) void takeNote();
  };
  const footer = (
    <>
      <Button variant={isOffered ? 'default' : 'filled'} onClick={close}>
        {k('actions.close')}
      </Button>
      {isOffered && (
        <Button component={Link} {...plansPage} onClick={close}>
          {t('subscribe')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('title')} isOpen onClose={close} footer={footer}>
      <p>{t('lead')}</p>
      <div className={styles['lists']}>
        {locked.length > 0 && (
          <PointList title={t('locked')}>
            {locked.map((name) => (
              <li key={name}>{t(`feature.${name}`)}</li>
            ))}
          </PointList>
        )}
        <PointList title={t('kept')}>
          {stillAvailable.map((name) => (
            <li key={name}>{t(`keptList.${name}`)}</li>
          ))}
        </PointList>
      </div>
      {!isOffered && <p>{t('ask')}</p>}
    </Dialog>
  );
}

/** Nobody waits for it: whoever is not heard is told again in their next tab. */
async function takeNote(): Promise<void> {
  try {
    await call(acknowledge);
    await shell.reloadUser();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
