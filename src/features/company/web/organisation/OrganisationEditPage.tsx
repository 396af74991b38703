import { Button, TextInput } from '@mantine/core';
import type { CallError } from '#kernel/web/call-error.ts';
import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { errorLines } from '#kernel/web/error-texts.ts';
import type { Form } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { isRetryable, showError } from '#kernel/web/show-error.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { showToast } from '#ui/toasts.ts';
import { getCompany } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import { organisationNumberFault } from '../../contract/organisation-number.ts';
import type { en } from '../../texts/en.ts';
import { CompanyFields } from '../components/CompanyFields.tsx';
import { FieldGroup } from '../components/FieldGroup.tsx';
import { useRegistry } from '../use-registry.ts';
import { refreshed, type DetailName, type DetailsValues } from './details-form.ts';
import styles from './organisation.module.css';
import { useEditDetails } from './use-edit-details.ts';

/** Changes the company's details, by hand or from the business register (company.10, company.3). */
export function OrganisationEditPage() {
  const isFixed = useReadOnly();
  const read = useCall(getCompany, {});
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={7} />}>
      {({ company }) => (isFixed ? <Fixed company={company} /> : <EditDetails key={company.id} opened={company} />)}
    </Loaded>
  );
}

/** Shown instead of the form to users who may not change it. */
function Fixed({ company: { name } }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const k = useKernelTexts();
  const trail = <Link to="/organisation">{name}</Link>;
  return (
    <Page width="form" title={t('organisation.editTitle')} breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <Notice tone="note">{t('organisation.fixed')}</Notice>
    </Page>
  );
}

function EditDetails({ opened }: { opened: Company }) {
  const t = useTexts<typeof en>('company');
  const k = useKernelTexts();
  const { form, conflict, cancel } = useEditDetails(opened);
  const labels = useDetailLabels();
  const differences = conflict?.names.map((name) => ({
    name,
    label: labels[name],
    mine: conflict.mine[name],
    theirs: conflict.theirs[name],
  }));
  const trail = <Link to="/organisation">{opened.name}</Link>;
  return (
    <FormPage
      page={{ title: t('organisation.editTitle'), breadcrumbs: [trail], breadcrumbsLabel: k('page.breadcrumbs') }}
      form={form}
      send={t('organisation.save')}
      onCancel={cancel}
    >
      <RegistryNumber form={form} />
      <CompanyFields form={form} />
      <FieldGroup title={t('organisation.contact')}>
        <PhoneField
          required
          labels={{ code: t('signup.mobileCountryCode'), number: t('signup.mobilePhone') }}
          code={{ ...form.fields.getInputProps('company.mobileCountryCode'), autoComplete: 'tel-country-code' }}
          number={{ ...form.fields.getInputProps('company.mobilePhone'), autoComplete: 'tel-national' }}
        />
      </FieldGroup>
      <ConflictDialog differences={differences} onSettle={(take) => conflict?.settle(take)} onCancel={() => conflict?.cancel()} />
    </FormPage>
  );
}

function RegistryNumber({ form: { fields } }: { form: Form<DetailsValues> }) {
  const t = useTexts<typeof en>('company');
  // Beside the number, until it is changed (company.3); what another try may mend is no fault of it.
  const showRefused = (error: CallError): void => {
    if (isRetryable(error)) return showError(error);
    fields.setFieldError('company.registryId', errorLines(error).join('\n'));
    fields.getInputNode('company.registryId')?.focus();
  };
  const registry = useRegistry((state) => {
    if (state.kind === 'refused') showRefused(state.error);
    if (state.kind !== 'found') return;
    fields.setValues(refreshed(fields.getValues(), state.answer.company));
    showToast({ title: t('organisation.refreshed', { name: state.answer.company.name }) });
  });
  const typed = fields.getValues().company.registryId;
  const { onChange, ...input } = fields.getInputProps('company.registryId');
  return (
    <div className={styles['number']}>
      <div className={styles['numberRow']}>
        <TextInput
          required
          label={t('organisation.number')}
          inputMode="numeric"
          autoComplete="off"
          {...input}
          onChange={(event) => {
            registry.forget();
            onChange(event);
          }}
        />
        <Button
          variant="default"
          loading={registry.state.kind === 'asking'}
          disabled={organisationNumberFault(typed) !== undefined}
          onClick={() => registry.ask(typed)}
        >
          {t('organisation.refresh')}
        </Button>
      </div>
      <p className={styles['quiet']}>{t('organisation.refreshHint')}</p>
    </div>
  );
}

function useDetailLabels(): Record<DetailName, string> {
  const t = useTexts<typeof en>('company');
  return {
    registryId: t('organisation.number'),
    name: t('signup.name'),
    streetAddress: t('signup.streetAddress'),
    secondaryStreetAddress: t('signup.secondaryStreetAddress'),
    postalCode: t('signup.postalCode'),
    city: t('signup.city'),
    province: t('signup.province'),
    country: t('signup.country'),
    numberOfEmployees: t('signup.numberOfEmployees'),
    purposeDescription: t('signup.purposeDescription'),
    mobileCountryCode: t('signup.mobileCountryCode'),
    mobilePhone: t('signup.mobilePhone'),
  };
}
