import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { usePermission } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { Consequence } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { ConsequenceList } from './ConsequenceList.tsx';
import type { useLeaving } from './use-leaving.ts';
import styles from './life.module.css';

interface NextSteps {
  onNext: () => void;
  /** Opens the hand-over of tasks in plans. */
  onHandOverTasks: () => void;
  onClose: () => void;
}

interface WhatHappensProps extends NextSteps {
  title: string;
  read: ReturnType<typeof useLeaving>;
  /** The steps of the deactivation. */
  children: ReactNode;
}

/** The consequences of a deactivation: what ends and what stays. */
export function WhatHappens({ title, read, children, ...next }: WhatHappensProps) {
  const t = useTexts<typeof en>('people');
  return (
    <Dialog title={title} isOpen onClose={next.onClose} footer={read.answer && <Buttons {...read.answer} {...next} />}>
      <Loaded read={read} skeleton={<Skeleton height={220} radius="md" />}>
        {({ consequences }) => (
          <div className={styles['form']}>
            {children}
            <ConsequenceList title={t('life.deactivate.happens')} consequences={consequences} always={[t('life.deactivate.locks')]} />
            <p className={styles['quiet']}>{t('life.deactivate.canUndo')}</p>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function Buttons({ consequences, onNext, onHandOverTasks, onClose }: NextSteps & { consequences: readonly Consequence[] }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const mayHandOver = usePermission('OnOffBoardingAddAndModify') && consequences.some(({ key }) => key === 'tasks');
  return (
    <>
      {mayHandOver && (
        <Button variant="default" onClick={onHandOverTasks}>
          {t('life.handOver.planTasks')}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {k('actions.cancel')}
      </Button>
      <Button onClick={onNext} data-autofocus>
        {t('life.deactivate.next')}
      </Button>
    </>
  );
}
