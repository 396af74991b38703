import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import styles from './task-row.module.css';
import { useMarkTask } from './use-mark-task.ts';

interface TaskRowProps {
  task: PlanTask;
  onOpen: () => void;
  /** Below its title. */
  about: ReactNode;
  /** With a frame, and what stands at its ends. */
  ends?: { before?: ReactNode; after?: ReactNode };
}

/** One task in a list: whether it is done, what it is, and what its list says of it. Everything is in reach of a thumb. */
export function TaskRow({ task, onOpen, about, ends }: TaskRowProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { title, completed } = task;
  return (
    <div className={styles['task']} data-framed={ends ? true : undefined} data-done={completed || undefined}>
      {ends && (ends.before ?? <span />)}
      <TaskCheckbox task={task} />
      <div className={styles['words']}>
        <button type="button" className={styles['title']} onClick={onOpen} aria-label={t('task.open', { title })}>
          {title}
        </button>
        <span className={styles['about']}>{about}</span>
      </div>
      {ends?.after}
    </div>
  );
}

/** Completes the task, or opens it again. */
function TaskCheckbox({ task }: { task: PlanTask }) {
  const t = useTexts<typeof en>('onoffboarding');
  const isFixed = useReadOnly();
  const { complete, reopen, isBusy } = useMarkTask();
  const { completed, title, permissions } = task;
  return (
    <Checkbox
      radius="xl"
      checked={completed}
      disabled={!permissions.complete || isFixed}
      aria-label={t(completed ? 'task.reopenOf' : 'task.completeOf', { title })}
      // Disabled while it is sent, it would lose the focus.
      onChange={() => isBusy || (completed ? reopen(task) : complete(task))}
    />
  );
}
