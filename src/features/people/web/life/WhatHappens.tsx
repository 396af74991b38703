import { Button } from '@mantine/core';
import { usePermission } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { Consequence } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { ConsequenceList } from './ConsequenceList.tsx';
import styles from './life.module.css';

interface WhatHappensProps {
  consequences: readonly Consequence[];
  onNext: () => void;
  /** Opens the hand-over of tasks in plans. */
  onHandOverTasks: () => void;
  onClose: () => void;
}

/** The consequences of a deactivation: what ends and what stays. */
export function WhatHappens({ consequences, onNext, onHandOverTasks, onClose }: WhatHappensProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const mayHandOver = usePermission('OnOffBoardingAddAndModify') && consequences.some(({ key }) => key === 'tasks');
  return (
    <>
      <ConsequenceList title={t('life.deactivate.happens')} consequences={consequences} always={[t('life.deactivate.locks')]} />
      <p className={styles['quiet']}>{t('life.deactivate.canUndo')}</p>
      <ButtonRow at="end">
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
      </ButtonRow>
    </>
  );
}
