import { Checkbox } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPreboarding, markPreboardingTask, type PreboardingPlan } from '../../contract/endpoints-preboarding.ts';
import type { en } from '../../texts/en.ts';

/** The tasks that the person sees; they complete their own. */
export function OwnTasks({ plan: { tasks, isCompanyEnding }, secret }: { plan: PreboardingPlan; secret: string }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { write, writing } = useWrite(markPreboardingTask, { changes: [getPreboarding] });
  const complete = (encId: string): void =>
    void runOrShowError(async () => {
      await write({ body: { secret, encId } });
      showToast({ title: t('preboarding.completed') });
    });
  if (tasks.length === 0) return <EmptyState title={t('preboarding.noTasks')} text={t('preboarding.noTasksText')} />;
  return (
    <StackedList aria-label={t('preboarding.tasks')}>
      {tasks.map(({ id, title, description, dueDate, completed, isOwn }) => (
        <li key={id}>
          <Checkbox
            radius="xl"
            checked={completed}
            disabled={completed || !isOwn || writing || isCompanyEnding}
            label={title}
            aria-label={t('preboarding.complete', { title })}
            description={[dueDate && format.date(dueDate), !isOwn && t('preboarding.others'), description].filter(Boolean).join(' · ')}
            onChange={() => complete(id)}
          />
        </li>
      ))}
    </StackedList>
  );
}
