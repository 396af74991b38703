import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { commentLength } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';

interface DecideButtonsProps {
  mayDecline: boolean;
  onDecide: (decision: Decision, comment: string) => Promise<void>;
}

/** A comment to the person, and the approve and decline buttons. */
export function DecideButtons({ mayDecline, onDecide }: DecideButtonsProps) {
  const t = useTexts<typeof en>('absence');
  const isFixed = useReadOnly();
  const [comment, setComment] = useState('');
  const [deciding, setDeciding] = useState<Decision>();

  async function send(decision: Decision): Promise<void> {
    setDeciding(decision);
    await onDecide(decision, comment);
    setDeciding(undefined);
  }

  if (isFixed) return null;
  return (
    <div className={styles['form']}>
      <Textarea
        label={t('decide.modal.comment')}
        {...(mayDecline ? { description: t('decide.modal.declineComment') } : {})}
        autosize
        minRows={2}
        maxLength={commentLength}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <ButtonRow at="end">
        {mayDecline && (
          <Button variant="default" loading={deciding === 'decline'} disabled={deciding !== undefined} onClick={() => void send('decline')}>
            {t('decide.modal.decline')}
          </Button>
        )}
        <Button loading={deciding === 'approve'} disabled={deciding !== undefined} onClick={() => void send('approve')}>
          {t('decide.modal.approve')}
        </Button>
      </ButtonRow>
    </div>
  );
}
