import { Button, TextInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { commentLength } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { idOf, type PendingRequest } from '../../contract/rules/requests.ts';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { mayDecideWithOthers } from './pending.ts';
import { useDecideMany } from './use-decide-many.ts';

interface DecideSelectedProps {
  requests: readonly PendingRequest[];
  comment: string;
  onComment: (comment: string) => void;
  onDone: () => void;
}

/** Approves or declines the selected absences with one comment, which the list keeps while what is selected changes; says what is decided on its own. */
export function DecideSelected({ requests, comment, onComment, onDone }: DecideSelectedProps) {
  const t = useTexts<typeof en>('absence');
  const { decide, deciding } = useDecideMany();
  const absenceIds = requests.filter(mayDecideWithOthers).map(idOf);
  const alone = requests.length - absenceIds.length;

  async function send(decision: Decision): Promise<void> {
    const isDone = await decide(absenceIds, decision, comment);
    if (isDone) onDone();
  }

  const isBusy = deciding !== undefined;
  const note = alone > 0 && <span className={styles['quiet']}>{t('decide.alone', { count: alone })}</span>;
  if (absenceIds.length === 0) return note;
  return (
    <>
      {note}
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
