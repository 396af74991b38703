import { Button } from '@mantine/core';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { Consequence } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { ConsequenceList } from './ConsequenceList.tsx';
import styles from './life.module.css';

interface WhatHappensProps {
  consequences: readonly Consequence[];
  onNext: () => void;
  onClose: () => void;
}

/** The consequences of a deactivation: what ends and what stays. */
export function WhatHappens({ consequences, onNext, onClose }: WhatHappensProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  return (
    <>
      <ConsequenceList title={t('life.deactivate.happens')} consequences={consequences} always={[t('life.deactivate.locks')]} />
      <p className={styles['quiet']}>{t('life.deactivate.canUndo')}</p>
      <ButtonRow at="end">
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
