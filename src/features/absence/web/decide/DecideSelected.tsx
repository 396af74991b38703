import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { commentLength } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { useDecideMany } from './use-decide-many.ts';

interface DecideSelectedProps {
  absenceIds: readonly string[];
  onDone: () => void;
}

/** Approves or declines all selected requests, with one comment. */
export function DecideSelected({ absenceIds, onDone }: DecideSelectedProps) {
  const t = useTexts<typeof en>('absence');
  const [comment, setComment] = useState('');
  const { decide, deciding } = useDecideMany();

  async function send(decision: Decision): Promise<void> {
    const isDone = await decide(absenceIds, decision, comment);
    if (isDone) onDone();
  }

  const isBusy = deciding !== undefined;
  return (
    <>
      <TextInput
        size="xs"
        classNames={{ root: styles['toAll'] ?? '', wrapper: styles['toAllField'] ?? '' }}
        label={t('decide.commentToAll')}
        maxLength={commentLength}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" loading={deciding === 'decline'} disabled={isBusy} onClick={() => void send('decline')}>
        {t('decide.modal.decline')}
      </Button>
      <Button size="xs" loading={deciding === 'approve'} disabled={isBusy} onClick={() => void send('approve')}>
        {t('decide.modal.approve')}
      </Button>
      <LeaveGuard isDirty={() => comment !== ''} />
    </>
  );
}
