import { IconChecklist } from '@tabler/icons-react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { WaitingItem, WaitingList } from '#kernel/web/WaitingList.tsx';
import type { getOwnTasks } from '../../contract/endpoints.ts';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en-home.ts';

// By address, so that the home page does not load the schemas of tasks.
const read = endpointAt<typeof getOwnTasks>({ method: 'GET', path: '/tasks/get-own' });
const most = 3;

/** The user's open tasks above the widgets of the home page, the first by their day (tasks.11). */
export function OwnTasks() {
  const t = useTexts<typeof en>('tasks/home');
  const answer = useQuietCall(read, {}, { staleMinutes: 5 });
  if (!answer || answer.tasks.length === 0) return null;
  const all = <Link to="/tasks">{t('all', { count: answer.tasks.length })}</Link>;
  return (
    <WaitingList label={t('label')} more={answer.tasks.length > most && all}>
      {answer.tasks.slice(0, most).map((task) => (
        <OwnTask key={task.taskId} task={task} />
      ))}
    </WaitingList>
  );
}

function OwnTask({ task: { taskId, title, ownerName, dueDate, isOverdue } }: { task: Task }) {
  const t = useTexts<typeof en>('tasks/home');
  const format = useFormat();
  const date = dueDate === null ? '' : format.date(dueDate);
  const kind = dueDate === null ? 'none' : isOverdue ? 'overdue' : dueDate === today() ? 'today' : 'date';
  const about = `${t('about', { name: ownerName })} · ${t(`due.${kind}`, { date })}`;
  return <WaitingItem icon={IconChecklist} to="/tasks" query={{ task: taskId }} text={title} about={about} />;
}
