import { Radio, Switch } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import { useGo } from '#kernel/web/address.ts';
import type { Form } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { PeopleSelect } from '#kernel/web/PeopleSelect.tsx';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useFormOfMany } from '#kernel/web/use-form-of-many.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { createPlans } from '../../contract/endpoints.ts';
import { maxAtOnce } from '../../contract/kinds.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { PlansLink } from '../components/PlansLink.tsx';
import { SourceFields } from '../new/SourceFields.tsx';
import { TypeField } from '../new/TypeField.tsx';
import { usePlanPeople } from '../new/use-plan-people.ts';
import { readsOfPlans } from '../reads-of-plans.ts';
import { resultsIn, ManySchema, plansOf, type PersonResult, type ManyValues } from './many-values.ts';

interface ChoosePeopleProps {
  templates: readonly PlanTemplate[];
  initial: ManyValues;
  /** What counts as saved. */
  base: ManyValues;
  onDone: (values: ManyValues, results: readonly PersonResult[]) => void;
}

/** Chooses the people, their dates, and what their plans begin with. */
export function ChoosePeople({ templates, initial, base, onDone }: ChoosePeopleProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const go = useGo();
  const language = useLanguage();
  const people = usePlanPeople();
  const { write } = useWrite(createPlans, { changes: readsOfPlans });
  const form = useFormOfMany<ManyValues, PersonResult>(ManySchema, {
    initial,
    base,
    place: 'plans/new-many',
    // Each row shows its own result; the codes of the whole would repeat it.
    send: async (values, repeatKey) =>
      (await write({ body: plansOf(values, language) }, { onWarnings: () => undefined, repeatKey })).results,
    resultsIn,
    onDone,
  });
  const { companyUserIds, type } = form.fields.getValues();
  return (
    <FormPage
      page={{
        title: t('many.title'),
        description: t('many.lead'),
        breadcrumbs: [<PlansLink key="plans" />],
        breadcrumbsLabel: k('page.breadcrumbs'),
      }}
      form={form}
      send={t('many.make', { count: companyUserIds.length })}
      onCancel={() => void go('/on-offboarding')}
    >
      <SettingSection title={t('many.people')} text={t('many.peopleText')}>
        <TypeField form={form} templates={templates} />
        <PeopleSelect
          label={t('many.choose')}
          required
          people={people}
          maxValues={maxAtOnce}
          {...form.fields.getInputProps('companyUserIds')}
        />
        <Dates form={form} type={type} />
      </SettingSection>
      <SettingSection title={t('form.begin')} text={t('form.beginText')}>
        <SourceFields form={form} templates={templates} />
        <Switch
          label={t('many.publish')}
          description={t('many.publishText')}
          {...form.fields.getInputProps('isPublished', { type: 'checkbox' })}
        />
      </SettingSection>
    </FormPage>
  );
}

function Dates({ form, type }: { form: Form<ManyValues>; type: ManyValues['type'] }) {
  const t = useTexts<typeof en>('onoffboarding');
  return (
    <>
      <Radio.Group label={t(`words.reference.${type}`)} {...form.fields.getInputProps('dates')}>
        <Radio value="own" label={t('many.own')} mt="xs" />
        <Radio value="same" label={t('many.same')} mt="xs" />
      </Radio.Group>
      {form.fields.getValues().dates === 'same' && (
        <DateField label={t('many.date')} required {...form.fields.getInputProps('referenceDate')} />
      )}
    </>
  );
}
