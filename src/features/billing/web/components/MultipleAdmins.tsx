import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { en } from '../../texts/en.ts';
import { useIsUnpaid } from '../use-plans.ts';
import { LimitButtons } from './LimitButtons.tsx';
import styles from './limit-reached.module.css';

/** A second system admin requires a subscription: explains why, with a link (access-control.19). */
export function MultipleAdmins({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('billing');
  const isUnpaid = useIsUnpaid();
  return (
    <Dialog title={t('admins.title')} isOpen onClose={onClose} footer={<LimitButtons onClose={onClose} />}>
      {isUnpaid ? (
        <p className={styles['text']}>{t('limit.unpaid')}</p>
      ) : (
        <>
          <p className={styles['text']}>{t('admins.text')}</p>
          <PointList>
            <li>{t('admins.pointAway')}</li>
            <li>{t('admins.pointShare')}</li>
          </PointList>
        </>
      )}
    </Dialog>
  );
}
