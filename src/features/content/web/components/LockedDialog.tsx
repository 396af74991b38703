import { Button } from '@mantine/core';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useLockedWords } from './locked-words.ts';
import styles from './locked.module.css';
import { Teasers } from './Teasers.tsx';

/** The dialog of a locked menu entry (shell.17); open while rendered. */
export function LockedDialog({ feature, onClose }: { feature: SubscriptionFeature; onClose: () => void }) {
  const k = useKernelTexts();
  const { name, why, way } = useLockedWords(feature);
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      {way && (
        <Button component={Link} {...way.page} onClick={onClose}>
          {way.label}
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
