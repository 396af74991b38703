import { IconEyeOff, IconUser, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { MoveButtons, SortHandle } from '#kernel/web/sortable/SortControls.tsx';
import { useSortableRow } from '#kernel/web/sortable/use-sortable-row.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { DueDate } from '../components/DueDate.tsx';
import { TaskRow } from '../components/TaskRow.tsx';
import styles from '../components/task-row.module.css';

interface SortableTaskProps {
  task: PlanTask;
  place: { isFirst: boolean; isLast: boolean };
  onMove: (steps: 1 | -1) => void;
  onOpen: () => void;
}

/** A task that can be moved. */
export function SortableTask({ task, place, onMove, onOpen }: SortableTaskProps) {
  const { row, handle } = useSortableRow(task.id);
  return (
    <li {...row}>
      <PlanTaskRow
        task={task}
        onOpen={onOpen}
        before={<SortHandle name={task.title} handle={handle} />}
        after={
          <span className={styles['moves']}>
            <MoveButtons name={task.title} {...place} onMove={onMove} />
          </span>
        }
      />
    </li>
  );
}

interface PlanTaskRowProps {
  task: PlanTask;
  onOpen: () => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** One task of a plan: whether it is done, what, who and when. */
export function PlanTaskRow({ task, onOpen, before, after }: PlanTaskRowProps) {
  const about = (
    <>
      <TaskDay task={task} />
      <TaskPeople task={task} />
    </>
  );
  return <TaskRow task={task} onOpen={onOpen} about={about} ends={{ before, after }} />;
}

function TaskDay({ task }: { task: PlanTask }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { completedDate, completedBy } = task;
  if (!completedDate) return <DueDate task={task} />;
  const date = format.dayOf(completedDate);
  return <span>{completedBy ? t('task.completedBy', { date, name: completedBy.name }) : t('task.completedByNobody', { date })}</span>;
}

function TaskPeople({ task: { responsibleFullName, responsibleHasAccess, visibleToEmployee, completed } }: { task: PlanTask }) {
  const t = useTexts<typeof en>('onoffboarding');
  const isWarned = !completed && (responsibleFullName === null || !responsibleHasAccess);
  const Picture = isWarned ? IconUserOff : IconUser;
  return (
    <>
      <span className={`${styles['withIcon']} ${isWarned ? styles['warning'] : ''}`}>
        <Picture aria-hidden size={14} />
        {responsibleFullName ?? t('words.nobody')}
        {isWarned && responsibleFullName !== null && ` · ${t('words.noAccess')}`}
      </span>
      {visibleToEmployee || (
        <span className={styles['withIcon']}>
          <IconEyeOff aria-hidden size={14} />
          {t('words.hidden')}
        </span>
      )}
    </>
  );
}
