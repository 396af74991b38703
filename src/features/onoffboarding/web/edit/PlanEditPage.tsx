import { useGo, useQuery } from '#kernel/web/address.ts';
import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPlan } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { EndAccess } from '../components/EndAccess.tsx';
import { isPlanGone, PlanGone } from '../components/PlanGone.tsx';
import { ReferenceField } from '../components/ReferenceField.tsx';
import { usePlanPeople } from '../new/use-plan-people.ts';
import { changesOf, type EditValues } from './edit-values.ts';
import { RedateDialog } from './RedateDialog.tsx';
import { usePlanForm } from './use-plan-form.ts';

/** Changes whom a plan is about, its date, and whether access ends (plans.64). */
export function PlanEditPage() {
  // A proposal to move the plan has its new date in the address.
  const [{ id = '', date }] = useQuery();
  const read = useCall(getPlan, { query: { id } }, { enabled: id !== '' });
  // What is typed stays when it is deleted meanwhile.
  if (!read.answer && isPlanGone(id, read)) return <PlanGone />;
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={4} />}>
      {({ plan }) => <PlanEditForm key={plan.id} plan={plan} proposed={date} />}
    </Loaded>
  );
}

function PlanEditForm({ plan: opened, proposed }: { plan: Plan; proposed: string | undefined }) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const go = useGo();
  const people = usePlanPeople();
  const { id, companyUserId, companyUserFullName: name, type } = opened;
  const end = (): void => {
    showToast({ title: t('toasts.updated') });
    void go('/on-offboarding/details', { id });
  };
  const { form, plan, conflict, pendingValues, forget, handleConflict } = usePlanForm(opened, { proposed, onSaved: end });
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
        <EndAccess {...form.fields.getInputProps('endAccess', { type: 'checkbox' })} type={type} />
      </SettingSection>
      {pendingValues && (
        <RedateDialog
          plan={plan}
          changes={changesOf(pendingValues)}
          onClose={forget}
          onRefused={(error) => handleConflict(error, pendingValues)}
          onSaved={() => {
            form.settle(pendingValues);
            end();
          }}
        />
      )}
      <PlanConflictDialog conflict={conflict} type={type} />
    </FormPage>
  );
}

function PlanConflictDialog({ conflict, type }: { conflict: FormConflict<EditValues> | undefined } & Pick<Plan, 'type'>) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const people = usePlanPeople();
  const labels = { companyUserId: t('form.person'), referenceDate: t(`words.reference.${type}`), endAccess: t('record.endAccess') };
  return (
    <FormConflictDialog
      conflict={conflict}
      none={t('words.nobody')}
      // The names are those of the form's values.
      labelOf={(field) => labels[field as keyof typeof labels]}
      textOf={(field, { companyUserId, referenceDate, endAccess }) => {
        if (field === 'companyUserId') return people?.find(({ id }) => id === companyUserId)?.name ?? '';
        return field === 'referenceDate' ? format.date(referenceDate) : t(endAccess ? 'record.endAccessYes' : 'record.endAccessNo');
      }}
    />
  );
}
