import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { usePersonChoices } from '#features/people/web/public.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { showToast } from '#ui/toasts.ts';
import { createTask, updateTask } from '../../contract/endpoints.ts';
import { longestDescription, longestTitle, type Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfTasks } from '../reads-of-tasks.ts';
import type { TasksOf } from '../tasks-of.ts';
import { repeatOf, repeatUnits, TaskSchema, valuesOf, type TaskValues } from '../task-values.ts';

const places = { 'tasks.NotResponsible': 'responsibleId', 'tasks.ClosedToResponsible': 'responsibleId' } as const;

interface TaskFormProps {
  owner: TasksOf;
  /** Undefined for a new one. */
  task?: Task;
  onClose: () => void;
}

/** A new task, or the changes of an open one; typed values stay until they are saved or discarded. */
export function TaskForm({ owner, task, onClose }: TaskFormProps) {
  const t = useTexts<typeof en>('tasks');
  const people = usePersonChoices({ isStaff: true });
  const save = useSaveTask(owner, task);
  const form = useForm<TaskValues>(TaskSchema, {
    initial: valuesOf(task),
    draft: { place: `tasks/${owner.ownerKind}/${owner.ownerId}/${task?.taskId ?? 'new'}`, version: task?.version },
    send: save,
    onSent: () => {
      showToast({ title: task ? t('toasts.saved') : t('toasts.added') });
      onClose();
    },
    onRefused: (error): boolean => showRefusal(form, error, places),
  });
  return (
    <FormDrawer title={task ? t('editTitle') : t('newTitle')} form={form} onClose={onClose} send={task ? t('save') : t('add')}>
      <TextInput label={t('fields.title')} required data-autofocus maxLength={longestTitle} {...form.fields.getInputProps('title')} />
      <PersonSelect
        label={t('fields.responsibleId')}
        required
        people={people}
        current={task?.responsibleId ? { id: task.responsibleId, name: task.responsibleFullName ?? t('nobody') } : undefined}
        {...form.fields.getInputProps('responsibleId')}
      />
      <DateField label={t('fields.dueDate')} {...form.fields.getInputProps('dueDate')} />
      <RepeatFields form={form} />
      <Textarea
        label={t('fields.description')}
        autosize
        minRows={3}
        maxRows={16}
        maxLength={longestDescription}
        {...form.fields.getInputProps('description')}
      />
    </FormDrawer>
  );
}

function RepeatFields({ form }: { form: Form<TaskValues> }) {
  const t = useTexts<typeof en>('tasks');
  const { unit } = form.fields.getValues();
  const units = repeatUnits.map((value) => ({ value, label: value === 'no' ? t('repeats.no') : t(`units.${value}`) }));
  return (
    <Columns>
      {unit !== 'no' && (
        <NumberInput label={t('fields.every')} required min={1} allowDecimal={false} {...form.fields.getInputProps('every')} />
      )}
      <Select
        label={t('fields.repeat')}
        description={unit === 'no' ? undefined : t('repeats.yes')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={units}
        allowDeselect={false}
        {...form.fields.getInputProps('unit')}
      />
    </Columns>
  );
}

function useSaveTask({ ownerKind, ownerId }: TasksOf, task: Task | undefined) {
  const creating = useWrite(createTask, { changes: readsOfTasks });
  const updating = useWrite(updateTask, { changes: readsOfTasks });
  return async (values: TaskValues, repeatKey: string): Promise<void> => {
    const { title, description, responsibleId, dueDate } = values;
    const sent = { title, description, responsibleId: responsibleId ?? '', dueDate: dueDate || null, repeat: repeatOf(values) };
    if (task) await updating.write({ body: { taskId: task.taskId, version: task.version, ...sent } });
    else await creating.write({ body: { ownerKind, ownerId, ...sent } }, { repeatKey });
  };
}
