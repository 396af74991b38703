import { NumberInput, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { usePersonChoices } from '#features/people/web/public.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import type { Form } from '#kernel/web/form.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { longestDescription, longestTitle, maxDays, type PlanType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { directions, responsibles, units, type TaskValues, type dueKinds as allWhens } from './task-values.ts';
import styles from './task.module.css';

interface TaskFieldsProps<V extends TaskValues> {
  form: Form<V>;
  type: PlanType;
  /** How its date may come about; a template knows no dates. */
  dueKinds: readonly (typeof allWhens)[number][];
  /** Whoever has it now, also when that person cannot be chosen any more. */
  current?: { id: string; name: string } | undefined;
}

/** The fields of a task, of a plan or of a template. */
export function TaskFields<V extends TaskValues>({ form, type, dueKinds, current }: TaskFieldsProps<V>) {
  const t = useTexts<typeof en>('onoffboarding');
  return (
    <>
      <TextInput label={t('task.title')} required data-autofocus maxLength={longestTitle} {...form.fields.getInputProps('title')} />
      <DueFields form={form} type={type} dueKinds={dueKinds} />
      <ResponsibleFields form={form} current={current} />
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
    </>
  );
}

function DueFields<V extends TaskValues>({ form, type, dueKinds }: Omit<TaskFieldsProps<V>, 'current'>) {
  const t = useTexts<typeof en>('onoffboarding');
  const { when } = form.fields.getValues();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('task.when')}</legend>
      <SegmentedControl
        fullWidth
        data={dueKinds.map((value) => ({ value, label: t(`task.dueKinds.${value}`) }))}
        {...form.fields.getInputProps('when')}
      />
      {when === 'date' && <DateField label={t('task.date')} required {...form.fields.getInputProps('dueDate')} />}
      {when === 'relative' && (
        <div className={styles['three']}>
          <NumberInput
            label={t('task.number')}
            min={0}
            max={maxDays}
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

function ResponsibleFields<V extends TaskValues>({ form, current }: Pick<TaskFieldsProps<V>, 'form' | 'current'>) {
  const t = useTexts<typeof en>('onoffboarding');
  const people = usePersonChoices({ isStaff: true });
  const { responsible } = form.fields.getValues();
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
