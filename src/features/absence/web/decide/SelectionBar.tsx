import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { commentLength } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { useDecideMany } from './use-decide-many.ts';

interface SelectionBarProps {
  absenceIds: readonly string[];
  onClear: () => void;
}

/** Approves or declines all selected requests, with one comment. */
export function SelectionBar({ absenceIds, onClear }: SelectionBarProps) {
  const t = useTexts<typeof en>('absence');
  const [comment, setComment] = useState('');
  const { decide, deciding } = useDecideMany();

  async function send(decision: Decision): Promise<void> {
    const isDone = await decide(absenceIds, decision, comment);
    if (isDone) onClear();
  }

  const isBusy = deciding !== undefined;
  return (
    <section className={styles['selection']} aria-label={t('decide.selected', { count: absenceIds.length })}>
      <strong>{t('decide.selected', { count: absenceIds.length })}</strong>
      <TextInput
        className={styles['words'] ?? ''}
        label={t('decide.commentToAll')}
        maxLength={commentLength}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button variant="subtle" onClick={onClear} disabled={isBusy}>
        {t('decide.clear')}
      </Button>
      <Button variant="default" loading={deciding === 'decline'} disabled={isBusy} onClick={() => void send('decline')}>
        {t('decide.modal.decline')}
      </Button>
      <Button loading={deciding === 'approve'} disabled={isBusy} onClick={() => void send('approve')}>
        {t('decide.modal.approve')}
      </Button>
    </section>
  );
}
