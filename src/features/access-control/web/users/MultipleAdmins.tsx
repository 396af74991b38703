import { Button } from '@mantine/core';
import { plansPage, useOffersPlans } from '#features/billing/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';

/** A second system admin requires a subscription: explains why, with a link (access-control.19). */
export function MultipleAdmins({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const mayPay = useOffersPlans();
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      {mayPay && (
        <Button component={Link} {...plansPage}>
          {t('admins.toSubscription')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('admins.title')} isOpen onClose={onClose} footer={footer}>
      <p className={styles['text']}>{t('admins.text')}</p>
      <PointList>
        <li>{t('admins.pointAway')}</li>
        <li>{t('admins.pointShare')}</li>
      </PointList>
    </Dialog>
  );
}
