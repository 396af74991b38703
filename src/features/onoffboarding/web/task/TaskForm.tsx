import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createTask, updateTask } from '../../contract/endpoints-tasks.ts';
import type { Plan } from '../../contract/plan.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';
import { TaskFields } from './TaskFields.tsx';
import { inputOf, TaskSchema, valuesOf, dueKinds, type TaskValues } from './task-values.ts';

interface TaskFormProps {
  /** Its version is left out where only a task of it is changed. */
  plan: Pick<Plan, 'id' | 'type'> & { version?: number | undefined };
  /** Undefined for a new one. */
  task?: PlanTask | undefined;
  onClose: () => void;
}

/** A new task of a plan, or the changes of an open one. */
export function TaskForm({ plan, task, onClose }: TaskFormProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const save = useSaveTask(plan, task);
  const form = useForm<TaskValues>(TaskSchema, {
    initial: valuesOf(task),
    draft: { place: `plans/${plan.id}/${task?.id ?? 'new'}`, version: task?.version },
    send: save,
    onSent: () => {
      showToast({ title: t(task ? 'toasts.taskSaved' : 'toasts.taskAdded') });
      onClose();
    },
  });
  const current = task?.responsibleId ? { id: task.responsibleId, name: task.responsibleFullName ?? t('words.nobody') } : undefined;
  return (
    <FormDrawer
      title={t(task ? 'task.editTitle' : 'task.newTitle')}
      form={form}
      onClose={onClose}
      queryNames={['task']}
      send={t(task ? 'task.save' : 'task.add')}
    >
      <TaskFields form={form} type={plan.type} dueKinds={dueKinds} current={current} />
    </FormDrawer>
  );
}

function useSaveTask({ id: planId, version }: TaskFormProps['plan'], task: PlanTask | undefined) {
  const creating = useWrite(createTask, { changes: readsOfPlans });
  const updating = useWrite(updateTask, { changes: readsOfPlans });
  return async (values: TaskValues, repeatKey: string): Promise<void> => {
    const sent = inputOf(values);
    if (task) await updating.write({ body: { ...sent, id: task.id, onOffBoardingId: planId, version: task.version } });
    else await creating.write({ body: { ...sent, onOffBoardingId: planId, version } }, { repeatKey });
  };
}
