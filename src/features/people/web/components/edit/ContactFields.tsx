import { Checkbox, TextInput } from '@mantine/core';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { emailInput } from '#ui/email-input.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

/** Mail and phone. */
export function ContactFields({ form: { fields }, can }: EditProps) {
  const t = useTexts<typeof en>('people');
  return (
    <>
      {can('emailAddress') && (
        <TextInput
          {...emailInput}
          label={t('fields.emailAddress')}
          description={t('edit.emailHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...fields.getInputProps('emailAddress')}
        />
      )}
      <TextInput {...emailInput} label={t('fields.secondaryEmail')} autoComplete="off" {...fields.getInputProps('secondaryEmail')} />
      <PhoneField
        labels={{ code: t('fields.phoneCountryCode'), number: t('fields.mobilePhoneNumber') }}
        code={fields.getInputProps('phoneCountryCode')}
        number={fields.getInputProps('mobilePhoneNumber')}
      />
      <Checkbox
        className={styles['wide']}
        label={t('fields.isMobileHidden')}
        {...fields.getInputProps('isMobileHidden', { type: 'checkbox' })}
      />
    </>
  );
}
