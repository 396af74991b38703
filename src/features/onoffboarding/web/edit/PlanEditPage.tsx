import { Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPlan, updatePlan } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { ReferenceField } from '../components/ReferenceField.tsx';
import { usePlanPeople } from '../new/use-plan-people.ts';
import { readsOfPlans } from '../reads-of-plans.ts';
import { EditSchema, movesTasks, valuesOf, type EditValues } from './edit-values.ts';
import { RedateDialog } from './RedateDialog.tsx';

/** Changes whom a plan is about, its date, and whether access ends (plans.64). */
export function PlanEditPage() {
  // A proposal to move the plan has its new date in the address.
  const [{ id = '', date }] = useQuery();
  const read = useCall(getPlan, { query: { id } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ plan }) => <PlanEditForm key={plan.id} plan={plan} proposed={date} />}
    </Loaded>
  );
}

function PlanEditForm({ plan, proposed }: { plan: Plan; proposed: string | undefined }) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const go = useGo();
  const people = usePlanPeople();
  const [asked, setAsked] = useState<EditValues>();
  const { write } = useWrite(updatePlan, { changes: readsOfPlans });
  const { id, version, companyUserId, companyUserFullName: name, type } = plan;
  const end = (): void => {
    showToast({ title: t('toasts.updated') });
    void go('/on-offboarding/details', { id });
  };
  const form = useForm<EditValues, unknown>(EditSchema, {
    initial: { ...valuesOf(plan), ...(proposed && { referenceDate: proposed }) },
    base: valuesOf(plan),
    draft: { place: `plans/${id}`, version },
    send: async (values) => {
      if (plan.tasks.length > 0 && movesTasks(plan, values)) {
        setAsked(values);
        return notSent;
      }
      return await write({ body: { plan: { id, version, ...changesOf(values) } } });
    },
    onSent: end,
  });
  const values = form.fields.getValues();
  const trail = (
    <Link key="plan" to="/on-offboarding/details" query={{ id }}>
      {name}
    </Link>
  );
  return (
    <FormPage
      page={{ title: t('form.editTitle', { name }), breadcrumbs: [trail], breadcrumbsLabel: k('page.breadcrumbs') }}
      form={form}
      queryNames={['id', 'date']}
      send={t('form.save')}
      onCancel={() => void go('/on-offboarding/details', { id })}
    >
      <SettingSection title={t('form.about')} text={t('form.aboutText')}>
        <PersonSelect
          label={t('form.person')}
          required
          people={people}
          current={{ id: companyUserId, name }}
          {...form.fields.getInputProps('companyUserId')}
        />
        <ReferenceField
          type={type}
          companyUserId={values.companyUserId}
          onPropose={(day) => form.fields.setFieldValue('referenceDate', day)}
          {...form.fields.getInputProps('referenceDate')}
        />
        {type === 'Offboarding' && (
          <Switch
            label={t('form.endAccess')}
            description={t('form.endAccessText')}
            {...form.fields.getInputProps('endAccess', { type: 'checkbox' })}
          />
        )}
      </SettingSection>
      {asked && (
        <RedateDialog
          plan={plan}
          changes={changesOf(asked)}
          onClose={() => setAsked(undefined)}
          onSaved={() => {
            form.settle(asked);
            end();
          }}
        />
      )}
    </FormPage>
  );
}

/** What the calls are given; the schema has seen that somebody is chosen. */
function changesOf({ companyUserId, referenceDate, endAccess }: EditValues) {
  return { companyUserId: companyUserId ?? '', referenceDate, endAccess };
}
