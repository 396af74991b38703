import { Button, TextInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { commentLength } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { useDecideMany } from './use-decide-many.ts';

interface DecideSelectedProps {
  absenceIds: readonly string[];
  comment: string;
  onComment: (comment: string) => void;
  onDone: () => void;
}

/** Approves or declines all selected requests, with one comment, which the list keeps while what is selected changes. */
export function DecideSelected({ absenceIds, comment, onComment, onDone }: DecideSelectedProps) {
  const t = useTexts<typeof en>('absence');
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
        onChange={(event) => onComment(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" loading={deciding === 'decline'} disabled={isBusy} onClick={() => void send('decline')}>
        {t('decide.modal.decline')}
      </Button>
      <Button size="xs" loading={deciding === 'approve'} disabled={isBusy} onClick={() => void send('approve')}>
        {t('decide.modal.approve')}
      </Button>
    </>
  );
}
