import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { longestName, planTypes } from '../../contract/kinds.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { EndAccess } from '../components/EndAccess.tsx';
import { PlansLink } from '../components/PlansLink.tsx';
import { TemplatesLink } from '../components/TemplatesLink.tsx';
import type { KeyedTask, TemplateValues } from './template-values.ts';
import { TemplateActions } from './TemplateActions.tsx';
import { TemplateTaskForm } from './TemplateTaskForm.tsx';
import { TemplateTasks } from './TemplateTasks.tsx';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateFormProps {
  /** Undefined for a new one. */
  template?: PlanTemplate | undefined;
  /** What a new one begins with. */
  from?: PlanTemplate | undefined;
}

/** The form of a template of the company: its name, what it is for, and its tasks (plans.71). */
export function TemplateForm({ template, from }: TemplateFormProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const go = useGo();
  const language = useLanguage();
  const [opened, setOpened] = useState<KeyedTask | 'new'>();
  const { form, conflict } = useTemplateForm({ template, from }, ({ name }) => {
    showToast({ title: t('toasts.templateSaved', { name }) });
    void go('/on-offboarding/templates', {}, { replace: true });
  });
  const { type, tasks } = form.fields.getValues();
  const setTasks = (next: readonly KeyedTask[]): void => form.fields.setFieldValue('tasks', next);
  const keep = (task: KeyedTask): void =>
    setTasks(opened === 'new' ? [...tasks, task] : tasks.map((one) => (one.key === task.key ? task : one)));
  const page = {
    title: template?.name[language] ?? t('template.newTitle'),
    description: t('template.newLead'),
    breadcrumbs: [<PlansLink key="plans" />, <TemplatesLink key="templates" />],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: template && <TemplateActions template={template} />,
  };
  return (
    <>
      <FormPage
        page={page}
        form={form}
        queryNames={['id', 'from']}
        send={t('template.save')}
        onCancel={() => void go('/on-offboarding/templates')}
      >
        <SettingSection title={t('template.about')} text={t('template.aboutText')}>
          <TextInput label={t('template.name')} required maxLength={longestName} {...form.fields.getInputProps('name')} />
          <Select
            label={t('form.type')}
            description={t('template.typeText')}
            data={planTypes.map((value) => ({ value, label: t(`words.types.${value}`) }))}
            allowDeselect={false}
            {...form.fields.getInputProps('type')}
          />
          <EndAccess {...form.fields.getInputProps('endAccess', { type: 'checkbox' })} type={type} />
        </SettingSection>
        <CardSection title={t('template.tasks')}>
          <TemplateTasks tasks={tasks} type={type} onChange={setTasks} onOpen={setOpened} />
        </CardSection>
      </FormPage>
      {opened && (
        <TemplateTaskForm
          task={opened === 'new' ? undefined : opened}
          type={type}
          place={`plans/template/${template?.templateId ?? 'new'}`}
          onKept={keep}
          onClose={() => setOpened(undefined)}
        />
      )}
      <TemplateConflictDialog conflict={conflict} />
    </>
  );
}

function TemplateConflictDialog({ conflict }: { conflict: FormConflict<TemplateValues> | undefined }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const labels = { name: t('template.name'), type: t('form.type'), endAccess: t('record.endAccess'), tasks: t('template.tasks') };
  return (
    <FormConflictDialog
      conflict={conflict}
      none={t('template.noTasks')}
      // The names are those of the form's values.
      labelOf={(name) => labels[name as keyof typeof labels]}
      textOf={(name, { name: called, type, endAccess, tasks }) => {
        if (name === 'name') return called;
        if (name === 'type') return t(`words.types.${type}`);
        if (name === 'endAccess') return t(endAccess ? 'record.endAccessYes' : 'record.endAccessNo');
        return format.list(tasks.map(({ title }) => title));
      }}
    />
  );
}
