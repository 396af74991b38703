import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { RelativeResponsible } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

interface TasksForNobodyProps {
  /** Open tasks without anybody responsible. */
  tasks: readonly { title: string; relativeResponsible: RelativeResponsible | null }[];
}

/** Names the tasks that nobody can do, and whom they were meant for, before the plan is published (plans.53). */
export function TasksForNobody({ tasks }: TasksForNobodyProps) {
  const t = useTexts<typeof en>('onoffboarding');
  if (tasks.length === 0) return null;
  return (
    <Notice tone="warn" title={t('record.forNobody.title', { count: tasks.length })}>
      <p>{t('record.forNobody.text')}</p>
      <PointList>
        {tasks.map(({ title, relativeResponsible }, place) => (
          // Two tasks may have the same title.
          <li key={place}>
            {title}: {t(`record.forNobody.why.${relativeResponsible ?? 'named'}`)}
          </li>
        ))}
      </PointList>
    </Notice>
  );
}
