import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { createPlan } from '../../contract/endpoints.ts';
import { planTypes } from '../../contract/kinds.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { PlansLink } from '../components/PlansLink.tsx';
import { ReferenceField } from '../components/ReferenceField.tsx';
import { readsOfPlans } from '../reads-of-plans.ts';
import { beginningOf } from './beginning-of.ts';
import { addsHeld, PlanSchema, sourceOf, type PlanValues } from './plan-values.ts';
import { PlanPreview } from './PlanPreview.tsx';
import { SourceFields } from './SourceFields.tsx';
import { TypeField } from './TypeField.tsx';
import { usePlanPeople } from './use-plan-people.ts';

type Created = Answer<typeof createPlan>;

/** The form of a new plan; what it becomes stands below while it is being filled in. */
export function PlanNewForm({ templates }: { templates: readonly PlanTemplate[] }) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const go = useGo();
  const form = useNewPlan(templates, ({ plan }) => void go('/on-offboarding/details', { id: plan.id }, { replace: true }));
  const people = usePlanPeople();
  const values = form.fields.getValues();
  return (
    <FormPage
      page={{
        title: t('form.newTitle'),
        description: t('form.newLead'),
        breadcrumbs: [<PlansLink key="plans" />],
        breadcrumbsLabel: k('page.breadcrumbs'),
      }}
      form={form}
      queryNames={['companyUserId', 'type', 'template']}
      send={t('form.create')}
      onCancel={() => void go('/on-offboarding')}
    >
      <SettingSection title={t('form.about')} text={t('form.aboutText')}>
        <TypeField form={form} templates={templates} />
        <PersonSelect label={t('form.person')} required people={people} {...form.fields.getInputProps('companyUserId')} />
        <ReferenceField
          type={values.type}
          companyUserId={values.companyUserId}
          onPropose={(day) => form.fields.setFieldValue('referenceDate', day)}
          {...form.fields.getInputProps('referenceDate')}
        />
      </SettingSection>
      <SettingSection title={t('form.begin')} text={t('form.beginText')}>
        <SourceFields form={form} templates={templates} />
        {values.type === 'Offboarding' && (
          <Switch
            label={t('form.addHeld')}
            description={t('form.addHeldText')}
            checked={addsHeld(values)}
            onChange={({ currentTarget }) => form.fields.setFieldValue('addsHeld', currentTarget.checked ? 'yes' : 'no')}
          />
        )}
      </SettingSection>
      <PlanPreview values={values} />
    </FormPage>
  );
}

function useNewPlan(templates: readonly PlanTemplate[], onSent: (created: Created) => void): Form<PlanValues> {
  const t = useTexts<typeof en>('onoffboarding');
  const language = useLanguage();
  const { write } = useWrite(createPlan, { changes: readsOfPlans });
  // The profile of a person, a proposal and the page of a template lead here.
  const [{ companyUserId = null, type: wanted, template }] = useQuery();
  const [initial] = useState<PlanValues>(() => {
    const type = planTypes.find((one) => one === wanted) ?? 'Onboarding';
    return { type, companyUserId, referenceDate: '', addsHeld: '', ...beginningOf(templates, type, template) };
  });
  // What is typed for one person, or from one template, is not offered for another.
  const place = ['plans/new', initial.companyUserId, template].filter(Boolean).join('/');
  return useForm<PlanValues, Created>(PlanSchema, {
    initial,
    draft: { place },
    send: (values, repeatKey) => write({ body: inputOf(values, language) }, { repeatKey }),
    onSent: (created) => {
      showToast({ title: t('toasts.draftSaved') });
      onSent(created);
    },
  });
}

/** The input of the call; the schema has seen that somebody is chosen. */
function inputOf(values: PlanValues, language: 'no' | 'en') {
  const { type, companyUserId, referenceDate, endAccess } = values;
  const source = sourceOf(values) ?? { kind: 'empty' as const };
  return {
    type,
    companyUserId: companyUserId ?? '',
    referenceDate,
    source,
    language,
    endAccess: type === 'Offboarding' && endAccess,
    addHeldTasks: addsHeld(values),
  };
}
