import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { Absence } from '../../contract/entities.ts';
import { absenceStatus, absenceType, healthTypes } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { useDecision, type Decision } from '../use-decision.ts';
import styles from './card.module.css';

/** Approves or declines a pending request, with a comment to the person. */
export function DecideHere({ absence: { absenceId, version, type, status, isStatutory } }: { absence: Absence }) {
  const t = useTexts<typeof en>('absence');
  const decide = useDecision();
  const [comment, setComment] = useState('');
  const [deciding, setDeciding] = useState<Decision>();
  // Sick leave and statutory leave are registered, not requested.
  const isRegistered = healthTypes.includes(type) || (type === absenceType.Leave && isStatutory);
  const mayDecline = !isRegistered || status === absenceStatus.PendingForDeletion || status === absenceStatus.PendingForUpdate;

  async function send(decision: Decision): Promise<void> {
    setDeciding(decision);
    await decide(absenceId, decision, { comment, version });
    setDeciding(undefined);
  }

  return (
    <section className={styles['decide']}>
      <h3 className={styles['subhead']}>{t('card.decide.title')}</h3>
      <Textarea
        label={t('card.decide.comment')}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <ButtonRow>
        {mayDecline && (
          <Button variant="default" loading={deciding === 'decline'} disabled={deciding !== undefined} onClick={() => void send('decline')}>
            {t('card.actions.decline')}
          </Button>
        )}
        <Button loading={deciding === 'approve'} disabled={deciding !== undefined} onClick={() => void send('approve')}>
          {t('card.actions.approve')}
        </Button>
      </ButtonRow>
    </section>
  );
}
