import { TextInput } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { SignupValues } from '../signup-form.ts';
import { Acceptances } from './Acceptances.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** Everything after the organisation number. */
export function RegistrationForm({ form }: { form: Form<SignupValues> }) {
  const t = useTexts<typeof en>('company');
  const { fields } = form;
  return (
    <>
      <CompanyFields form={form} />
      <FieldGroup title={t('signup.contactSection')}>
        <PhoneField
          required
          labels={{ code: t('signup.mobileCountryCode'), number: t('signup.mobilePhone') }}
          code={{ ...fields.getInputProps('company.mobileCountryCode'), autoComplete: 'tel-country-code' }}
          number={{ ...fields.getInputProps('company.mobilePhone'), autoComplete: 'tel-national' }}
        />
        <TextInput
          label={t('signup.partnerId')}
          description={t('signup.partnerIdHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...fields.getInputProps('company.partnerId')}
        />
      </FieldGroup>
      <Acceptances form={form} />
    </>
  );
}
