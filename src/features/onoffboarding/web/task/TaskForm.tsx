import { NumberInput, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { usePersonChoices } from '#features/people/web/public.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createTask, updateTask } from '../../contract/endpoints-tasks.ts';
import { longestDescription, longestTitle, mostDays, type PlanType } from '../../contract/kinds.ts';
import type { Plan } from '../../contract/plan.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';
import { directions, inputOf, responsibles, TaskSchema, units, valuesOf, whens, type TaskValues } from './task-values.ts';
import styles from './task.module.css';

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
  return (
    <FormDrawer
      title={t(task ? 'task.editTitle' : 'task.newTitle')}
      form={form}
      onClose={onClose}
      queryNames={['task']}
      send={t(task ? 'task.save' : 'task.add')}
    >
      <TextInput label={t('task.title')} required data-autofocus maxLength={longestTitle} {...form.fields.getInputProps('title')} />
      <DueFields form={form} type={plan.type} />
      <ResponsibleFields form={form} task={task} />
      <Switch
        label={t('task.visible')}
        description={t('task.visibleText')}
        {...form.fields.getInputProps('visibleToEmployee', { type: 'checkbox' })}
      />
      <Textarea
        label={t('task.description')}
        autosize
        minRows={3}
        maxRows={16}
        maxLength={longestDescription}
        {...form.fields.getInputProps('description')}
      />
    </FormDrawer>
  );
}

function DueFields({ form, type }: { form: Form<TaskValues>; type: PlanType }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { when } = form.fields.getValues();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('task.when')}</legend>
      <SegmentedControl
        fullWidth
        data={whens.map((value) => ({ value, label: t(`task.whens.${value}`) }))}
        {...form.fields.getInputProps('when')}
      />
      {when === 'date' && <DateField label={t('task.date')} required {...form.fields.getInputProps('dueDate')} />}
      {when === 'relative' && (
        <div className={styles['three']}>
          <NumberInput
            label={t('task.number')}
            min={0}
            max={mostDays}
            allowDecimal={false}
            allowNegative={false}
            {...form.fields.getInputProps('number')}
          />
          <Select
            label={t('task.unit')}
            data={units.map((value) => ({ value, label: t(`task.units.${value}`) }))}
            allowDeselect={false}
            {...form.fields.getInputProps('unit')}
          />
          <Select
            label={t('task.direction')}
            data={directions.map((value) => ({ value, label: t(`task.directions.${type}.${value}`) }))}
            allowDeselect={false}
            {...form.fields.getInputProps('direction')}
          />
        </div>
      )}
    </fieldset>
  );
}

function ResponsibleFields({ form, task }: { form: Form<TaskValues>; task: PlanTask | undefined }) {
  const t = useTexts<typeof en>('onoffboarding');
  const people = usePersonChoices({ isStaff: true });
  const { responsible } = form.fields.getValues();
  const current = task?.responsibleId ? { id: task.responsibleId, name: task.responsibleFullName ?? t('words.nobody') } : undefined;
  return (
    <>
      <Select
        label={t('task.responsible')}
        data={responsibles.map((value) => ({ value, label: t(`words.responsible.${value}`) }))}
        allowDeselect={false}
        {...form.fields.getInputProps('responsible')}
      />
      {responsible === 'named' && (
        <PersonSelect label={t('task.who')} required people={people} current={current} {...form.fields.getInputProps('responsibleId')} />
      )}
    </>
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
