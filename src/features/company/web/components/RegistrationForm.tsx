import { TextInput } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { SignupValues } from '../signup-form.ts';
import { Acceptances } from './Acceptances.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './signup.module.css';

/** Everything after the organisation number. */
export function RegistrationForm({ form }: { form: Form<SignupValues> }) {
  const t = useTexts<typeof en>('company');
  const { fields } = form;
  return (
    <>
      <CompanyFields form={form} />
      <FieldGroup title={t('signup.contactSection')}>
        <div className={styles['phone']}>
          <TextInput
            label={t('signup.mobileCountryCode')}
            autoComplete="tel-country-code"
            {...fields.getInputProps('company.mobileCountryCode')}
          />
          <TextInput
            label={t('signup.mobilePhone')}
            type="tel"
            autoComplete="tel-national"
            {...fields.getInputProps('company.mobilePhone')}
          />
        </div>
        <TextInput
          label={t('signup.optionalLabel', { label: t('signup.partnerId') })}
          description={t('signup.partnerIdHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...fields.getInputProps('company.partnerId')}
        />
      </FieldGroup>
      <Acceptances form={form} />
    </>
  );
}
