import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { TaskFields } from '../task/TaskFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { templateTaskOf, TemplateTaskSchema, valuesOfTemplateTask, type KeyedTask, type TemplateTaskValues } from './template-values.ts';

const dueKinds = ['none', 'relative'] as const;

interface TemplateTaskFormProps {
  /** Undefined for a new one. */
  task: KeyedTask | undefined;
  type: PlanType;
  /** Where what is typed in the form of the template is kept. */
  place: string;
  onKept: (task: KeyedTask) => void;
  onClose: () => void;
}

/** One task of a template; it is saved with the template. */
export function TemplateTaskForm({ task, type, place, onKept, onClose }: TemplateTaskFormProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const form = useForm<TemplateTaskValues>(TemplateTaskSchema, {
    initial: valuesOfTemplateTask(task),
    draft: { place: `${place}/${task?.key ?? 'new'}` },
    send: async (values) => onKept(templateTaskOf(values, task?.key)),
    onSent: onClose,
  });
  return (
    <FormDrawer title={t(task ? 'template.editTask' : 'template.newTask')} form={form} onClose={onClose} send={t('template.taskDone')}>
      <TaskFields form={form} type={type} dueKinds={dueKinds} />
      <ConditionFields form={form} />
    </FormDrawer>
  );
}
