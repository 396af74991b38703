import { Skeleton } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { PointList } from '#ui/PointList.tsx';
import { previewPlan } from '../../contract/endpoints.ts';
import type { LeftOut, PreviewTask } from '../../contract/preview.ts';
import type { en } from '../../texts/en.ts';
import { TasksForNobody } from '../components/TasksForNobody.tsx';
import { usePlanWords } from '../plan-words.ts';
import { addsHeld, PlanSchema, sourceOf, type PlanValues } from './plan-values.ts';
import styles from './new.module.css';

/** The tasks that a new plan would have, with their dates and people, and what is left out and why (plans.60). */
export function PlanPreview({ values }: { values: PlanValues }) {
  const t = useTexts<typeof en>('onoffboarding');
  const language = useLanguage();
  const { type, companyUserId, referenceDate } = values;
  const isWhole = PlanSchema.safeParse(values).success;
  const plan = {
    type,
    companyUserId: companyUserId ?? '',
    referenceDate,
    source: sourceOf(values) ?? { kind: 'empty' as const },
    language,
    addHeldTasks: addsHeld(values),
  };
  const read = useCall(previewPlan, { body: { plan } }, { enabled: isWhole, keepsPrevious: true });
  return (
    <CardSection title={t('form.preview')}>
      {isWhole ? (
        <Loaded read={read} skeleton={<Skeleton height={240} />}>
          {({ tasks, leftOut }) => <PreviewedTasks tasks={tasks} leftOut={leftOut} />}
        </Loaded>
      ) : (
        <p className={styles['quiet']}>{t('form.previewNeeds')}</p>
      )}
    </CardSection>
  );
}

function PreviewedTasks({ tasks, leftOut }: { tasks: readonly PreviewTask[]; leftOut: readonly LeftOut[] }) {
  const t = useTexts<typeof en>('onoffboarding');
  const words = usePlanWords();
  const people = new Set(tasks.flatMap((task) => task.new.responsibleId ?? [])).size;
  if (tasks.length === 0 && leftOut.length === 0) return <p className={styles['quiet']}>{t('form.previewEmpty')}</p>;
  return (
    <>
      <p className={styles['quiet']}>{t('form.previewCount', { count: tasks.length, people })}</p>
      <TasksForNobody tasks={tasks.filter((task) => task.new.responsibleId === null)} />
      <ol className={styles['rows']}>
        {tasks.map((task) => (
          <PreviewRow key={task.order} task={task} />
        ))}
      </ol>
      {leftOut.length > 0 && (
        <PointList title={t('form.leftOut')}>
          {leftOut.map(({ title, why }) => (
            <li key={title}>
              {title}: {why.map(words.leftOut).join('. ')}
            </li>
          ))}
        </PointList>
      )}
    </>
  );
}

function PreviewRow({ task: { title, new: next, responsibleWhy } }: { task: PreviewTask }) {
  const words = usePlanWords();
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const isMissing = next.responsibleId === null;
  return (
    <li className={styles['row']}>
      <span>{title}</span>
      <span className={styles['date']}>{format.date(next.dueDate)}</span>
      <span className={`${styles['who']} ${isMissing ? styles['missing'] : ''}`}>
        {next.responsibleFullName ?? t('words.nobody')} · {words.responsibleWhy(responsibleWhy)}
      </span>
    </li>
  );
}
