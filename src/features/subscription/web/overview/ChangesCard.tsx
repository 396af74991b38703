import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import { cancelScheduledChanges } from '../../contract/endpoints-purchase.ts';
import type { ScheduledChange } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';
import { useChangeWords } from './change-words.ts';
import styles from './overview.module.css';

/** What will change by itself, each with a way to undo it (subscription.15). */
export function ChangesCard({ changes, mayChange }: { changes: readonly ScheduledChange[]; mayChange: boolean }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const words = useChangeWords();
  const [openChange, setOpenChange] = useState<ScheduledChange>();
  if (changes.length === 0) return null;
  return (
    <CardSection title={t('overview.changes.title')}>
      <p className={styles['quiet']}>{t('overview.changes.lead')}</p>
      <StackedList>
        {changes.map((change) => (
          <li key={change.id} className={styles['plan']}>
            <IconCalendarEvent aria-hidden size={20} stroke={1.75} />
            <TwoLines about={t('overview.changes.on', { date: format.dateLong(change.date) })}>{words(change)}</TwoLines>
            {mayChange && change.canCancel && (
              <Button
                className={styles['end']}
                variant="default"
                size="xs"
                aria-label={`${t('overview.changes.undo')}: ${words(change)}`}
                onClick={() => setOpenChange(change)}
              >
                {t('overview.changes.undo')}
              </Button>
            )}
          </li>
        ))}
      </StackedList>
      {openChange && <UndoChange change={openChange} together={undoneWith(openChange, changes)} onClose={() => setOpenChange(undefined)} />}
    </CardSection>
  );
}

/** What becomes of one plan is undone together, and of the last one with the year that waits for it (subscription.27). */
function undoneWith(change: ScheduledChange, changes: readonly ScheduledChange[]): readonly ScheduledChange[] {
  if (change.from === null) return [change];
  const ofPlan = changes.filter(({ from }) => from?.planId === change.from?.planId);
  const isLastPlan = changes.every((one) => one.from === null || ofPlan.includes(one));
  return isLastPlan ? [...ofPlan, ...changes.filter(({ kind }) => kind === 'yearly')] : ofPlan;
}

interface UndoChangeProps {
  change: ScheduledChange;
  together: readonly ScheduledChange[];
  onClose: () => void;
}

function UndoChange({ change, together, onClose }: UndoChangeProps) {
  const t = useTexts<typeof en>('subscription');
  const words = useChangeWords();
  const { write } = useWrite(cancelScheduledChanges, { changes: readsOfSubscription });
  const body = change.kind === 'monthly' ? { cancelTransitionToMonthly: true } : { cancelPlanTierChangeIds: [change.id] };
  return (
    <ConfirmAction
      title={t('overview.changes.undoTitle')}
      confirmLabel={t('overview.changes.undoConfirm')}
      onClose={onClose}
      act={() => write({ body })}
      done={t('overview.changes.undone')}
    >
      {together.map((one) => (
        <p key={one.id} className={styles['text']}>
          <strong>{words(one)}</strong>
        </p>
      ))}
      <p className={styles['text']}>{t('overview.changes.undoText')}</p>
    </ConfirmAction>
  );
}
