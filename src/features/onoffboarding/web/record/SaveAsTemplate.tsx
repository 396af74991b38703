import { TextInput } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createTemplate } from '../../contract/endpoints-templates.ts';
import { longestName } from '../../contract/kinds.ts';
import type { Plan } from '../../contract/plan.ts';
import { templateFields } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { readsOfTemplates } from '../reads-of-plans.ts';

const NewTemplate = z.object({ name: templateFields.name });
type NewTemplate = z.output<typeof NewTemplate>;

/** Makes a template of the company from a plan. */
export function SaveAsTemplate({ plan: { id, type, endAccess }, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(createTemplate, { changes: readsOfTemplates });
  const form = useForm<NewTemplate, Answer<typeof createTemplate>>(NewTemplate, {
    initial: { name: '' },
    draft: { place: `plans/${id}/template` },
    send: ({ name }, repeatKey) => write({ body: { name, type, endAccess, onOffBoardingPlanId: id } }, { repeatKey }),
    onSent: () => {
      showToast({ title: t('toasts.templateSaved', { name: form.fields.getValues().name }) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('record.templateTitle')} form={form} onClose={onClose}>
      <p>{t('record.templateText')}</p>
      <TextInput label={t('record.templateName')} required data-autofocus maxLength={longestName} {...form.fields.getInputProps('name')} />
    </FormDialog>
  );
}
