import { Button, Select, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { lookUpRegistry } from '#features/company/contract/endpoints.ts';
import { call } from '#kernel/web/call.ts';
import { countriesIn } from '#kernel/web/countries.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Columns } from '#ui/Columns.tsx';
import { showToast } from '#ui/toasts.ts';
import { updateBillingInformation } from '../../contract/endpoints-payment.ts';
import type { BillingInformation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';

/** The contract's rules for the form: what may be left out is empty. */
const BillingForm = updateBillingInformation.body.omit({ version: true }).required();
type Values = z.input<typeof BillingForm>;

interface BillingDialogProps {
  billing: BillingInformation;
  version: number;
  onClose: () => void;
}

/** Who the invoices are made out to, with what the business register says at hand (subscription.30). */
export function BillingDialog({ billing, version, onClose }: BillingDialogProps) {
  const t = useTexts<typeof en>('subscription');
  const { write } = useWrite(updateBillingInformation, { changes: readsOfSubscription });
  const form = useForm<Values>(BillingForm, {
    initial: { ...billing, secondaryStreetAddress: billing.secondaryStreetAddress ?? '', reference: billing.reference ?? '' },
    send: async (values) => {
      const { secondaryStreetAddress, reference } = values;
      await write({ body: { ...values, secondaryStreetAddress: secondaryStreetAddress || null, reference: reference || null, version } });
    },
    onSent: () => {
      showToast({ title: t('billing.saved') });
      onClose();
    },
    draft: { place: 'subscription/billing', version },
  });
  return (
    <FormDialog title={t('billing.title')} form={form} send={t('billing.save')} onClose={onClose}>
      <p>{t('billing.lead')}</p>
      <CompanyFields form={form} />
      <AddressFields form={form} />
      <TextInput
        label={t('billing.reference')}
        description={t('billing.referenceHint')}
        autoComplete="off"
        {...form.fields.getInputProps('reference')}
      />
    </FormDialog>
  );
}

function CompanyFields({ form: { fields } }: { form: Form<Values> }) {
  const t = useTexts<typeof en>('subscription');
  const fetching = useAttempt();
  const [tried, setTried] = useState('');
  const { registryId } = fields.getValues();
  const refused = tried === registryId ? fetching.lines.join('\n') : '';
  const fetchFromRegister = (): Promise<boolean> =>
    fetching.run(async () => {
      setTried(registryId);
      const { company } = await call(lookUpRegistry, { query: { registryId } });
      const { name, address, secondaryStreetAddress } = company;
      fields.setValues({ companyName: name, ...address, secondaryStreetAddress: secondaryStreetAddress ?? '' });
      showToast({ title: t('billing.fetched') });
    });
  return (
    <>
      <TextInput
        required
        label={t('billing.registryId')}
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: 'tabular' }}
        {...fields.getInputProps('registryId')}
        {...(refused !== '' && { error: refused })}
      />
      <ButtonRow>
        <Button
          variant="default"
          leftSection={<IconRefresh aria-hidden />}
          loading={fetching.isBusy}
          onClick={() => void fetchFromRegister()}
        >
          {t('billing.fromRegister')}
        </Button>
      </ButtonRow>
      <TextInput required label={t('billing.company')} autoComplete="organization" {...fields.getInputProps('companyName')} />
    </>
  );
}

function AddressFields({ form: { fields } }: { form: Form<Values> }) {
  const t = useTexts<typeof en>('subscription');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <>
      <TextInput required label={t('billing.street')} autoComplete="address-line1" {...fields.getInputProps('streetAddress')} />
      <TextInput label={t('billing.secondStreet')} autoComplete="address-line2" {...fields.getInputProps('secondaryStreetAddress')} />
      <Columns>
        <TextInput required label={t('billing.postalCode')} autoComplete="postal-code" {...fields.getInputProps('postalCode')} />
        <TextInput required label={t('billing.city')} autoComplete="address-level2" {...fields.getInputProps('city')} />
      </Columns>
      <Select
        required
        label={t('billing.country')}
        data={countries}
        searchable
        allowDeselect={false}
        {...fields.getInputProps('country')}
      />
    </>
  );
}
