import { Button } from '@mantine/core';
import { plansPage } from '#features/billing/web/public.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import { useLockedWords } from './locked-words.ts';
import styles from './locked.module.css';
import { Teasers } from './Teasers.tsx';

/** The dialog of a locked menu entry (shell.17); open while rendered. */
export function LockedDialog({ feature, onClose }: { feature: SubscriptionFeature; onClose: () => void }) {
  const t = useTexts<typeof en>('content');
  const k = useKernelTexts();
  const { name, why, maySeePlans } = useLockedWords(feature);
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      {maySeePlans && (
        <Button component={Link} {...plansPage} onClick={onClose}>
          {t('locked.plans')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={name} isOpen onClose={onClose} footer={footer}>
      <div className={styles['dialog']}>
        <p className={styles['why']}>{why}</p>
        <Teasers feature={feature} />
      </div>
    </Dialog>
  );
}
