import { IconChecklist } from '@tabler/icons-react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import type { getOwnTasks } from '../../contract/endpoints.ts';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en-home.ts';
import styles from './own-tasks.module.css';

// By address, so that the home page does not load the schemas of tasks.
const read = endpointAt<typeof getOwnTasks>({ method: 'GET', path: '/tasks/get-own' });
const most = 3;

/** The user's open tasks above the shortcuts of the home page, the first by their day (tasks.11). */
export function OwnTasks() {
  const t = useTexts<typeof en>('tasks/home');
  const answer = useQuietCall(read, {}, { staleMinutes: 5 });
  if (!answer || answer.tasks.length === 0) return null;
  return (
    <section className={styles['tasks']} aria-label={t('label')}>
      <ul className={styles['list']}>
        {answer.tasks.slice(0, most).map((task) => (
          <OwnTask key={task.taskId} task={task} />
        ))}
      </ul>
      {answer.tasks.length > most && (
        <Link to="/tasks" className={styles['all']}>
          {t('all', { count: answer.tasks.length })}
        </Link>
      )}
    </section>
  );
}

function OwnTask({ task: { taskId, title, ownerName, dueDate, isOverdue } }: { task: Task }) {
  const t = useTexts<typeof en>('tasks/home');
  const format = useFormat();
  const date = dueDate === null ? '' : format.date(dueDate);
  const kind = dueDate === null ? 'none' : isOverdue ? 'overdue' : dueDate === today() ? 'today' : 'date';
  return (
    <li className={styles['task']} data-overdue={isOverdue || undefined}>
      <IconChecklist aria-hidden size={22} stroke={1.75} />
      <Link to="/tasks" query={{ task: taskId }} className={styles['words']}>
        <span className={styles['text']}>{title}</span>
        <span className={styles['about']}>
          {t('about', { name: ownerName })} · {t(`due.${kind}`, { date })}
        </span>
      </Link>
    </li>
  );
}
