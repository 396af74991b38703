import { Button } from '@mantine/core';
import { IconClockExclamation, IconCheck, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ItemCard } from '#ui/ItemCard.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { CompleteTask } from './CompleteTask.tsx';
import { ProofList } from './ProofList.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import styles from './tasks.module.css';

interface TaskCardProps {
  task: Task;
  /** Names the record and leads to it. */
  withRecord?: boolean;
  /** It was opened from a notification. */
  isChosen?: boolean;
  /** Keeps it in its list while a form of it is open. */
  hold: (task: Task | undefined) => void;
}

/** One task with what may be done with it. */
export function TaskCard({ task, withRecord = false, isChosen = false, hold }: TaskCardProps) {
  const t = useTexts<typeof en>('tasks');
  const [isCompleting, setCompleting] = useState(false);
  function complete(isOpen: boolean): void {
    setCompleting(isOpen);
    hold(isOpen ? task : undefined);
  }
  const { title, description, responsibleFullName, permissions, page, ownerName } = task;
  return (
    <li>
      <ItemCard head={<h2 className={styles['title']}>{title}</h2>} menu={<TaskMenu task={task} hold={hold} />} isChosen={isChosen}>
        {withRecord && (
          <p className={styles['about']}>
            {page ? (
              <Link to={page.path} query={page.query}>
                {t('about', { name: ownerName })}
              </Link>
            ) : (
              t('about', { name: ownerName })
            )}
          </p>
        )}
        {description && <p className={styles['text']}>{description}</p>}
        <div className={styles['facts']}>
          <span>{responsibleFullName ?? t('nobody')}</span>
          <Day task={task} />
          <Repeats task={task} />
        </div>
        <Outcome task={task} />
        {permissions.complete && (
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCheck aria-hidden />}
              aria-label={t('completeOf', { title })}
              onClick={() => complete(true)}
            >
              {t('complete')}
            </Button>
          </div>
        )}
        {isCompleting && <CompleteTask task={task} onClose={() => complete(false)} />}
      </ItemCard>
    </li>
  );
}

/** When it is due; of a completed one, when it was completed and by whom. */
function Day({ task: { dueDate, isOverdue, completedDate, completedByFullName: name } }: { task: Task }) {
  const t = useTexts<typeof en>('tasks');
  const format = useFormat();
  if (completedDate !== null) {
    const date = format.dayOf(completedDate);
    return <span>{name === null ? t('completedByNobody', { date }) : t('completed', { date, name })}</span>;
  }
  if (dueDate === null) return <span>{t('due.none')}</span>;
  if (isOverdue)
    return (
      <StatusBadge tone="bad" icon={IconClockExclamation}>
        {t('due.overdue', { date: format.date(dueDate) })}
      </StatusBadge>
    );
  const isToday = dueDate === today();
  return <span>{isToday ? t('due.today') : t('due.date', { date: format.date(dueDate) })}</span>;
}

function Repeats({ task: { repeat } }: { task: Task }) {
  const t = useTexts<typeof en>('tasks');
  if (!repeat) return null;
  return (
    <span className={styles['withIcon']}>
      <IconRepeat aria-hidden size={16} stroke={1.75} />
      {t(`every.${repeat.unit}`, { number: repeat.number })}
    </span>
  );
}

/** What came of a completed task. */
function Outcome({ task: { completedDate, comment, proofs } }: { task: Task }) {
  if (completedDate === null) return null;
  return (
    <>
      {comment && <p className={styles['text']}>{comment}</p>}
      <ProofList proofs={proofs} />
    </>
  );
}
