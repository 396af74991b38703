import { Checkbox, Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { countriesIn } from '#kernel/web/countries.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import { PhoneField } from '../PhoneField.tsx';
import { EditSection, type EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

/** Name, mail, phone and address. */
export function ContactFields({ form: { fields }, can }: EditProps) {
  const t = useTexts<typeof en>('people');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <>
      {can('firstName') && (
        <EditSection title={t('edit.sections.name')}>
          <TextInput label={t('fields.firstName')} required autoComplete="off" {...fields.getInputProps('firstName')} />
          <TextInput label={t('fields.lastName')} required autoComplete="off" {...fields.getInputProps('lastName')} />
        </EditSection>
      )}
      {(can('mobilePhoneNumber') || can('emailAddress')) && (
        <EditSection title={t('edit.sections.contact')}>
          {can('emailAddress') && (
            <TextInput
              type="email"
              label={t('fields.emailAddress')}
              description={t('edit.emailHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="off"
              {...fields.getInputProps('emailAddress')}
            />
          )}
          <TextInput type="email" label={t('fields.secondaryEmail')} autoComplete="off" {...fields.getInputProps('secondaryEmail')} />
          <PhoneField
            label={t('fields.mobilePhoneNumber')}
            code={fields.getInputProps('phoneCountryCode')}
            number={fields.getInputProps('mobilePhoneNumber')}
          />
          <Checkbox
            className={styles['wide']}
            label={t('fields.isMobileHidden')}
            {...fields.getInputProps('isMobileHidden', { type: 'checkbox' })}
          />
        </EditSection>
      )}
      {can('address') && (
        <EditSection title={t('edit.sections.address')}>
          <TextInput label={t('fields.streetAddress')} autoComplete="off" {...fields.getInputProps('address.streetAddress')} />
          <TextInput label={t('fields.apartment')} autoComplete="off" {...fields.getInputProps('address.apartment')} />
          <TextInput label={t('fields.postalCode')} autoComplete="off" {...fields.getInputProps('address.postalCode')} />
          <TextInput label={t('fields.city')} autoComplete="off" {...fields.getInputProps('address.city')} />
          <TextInput label={t('fields.province')} autoComplete="off" {...fields.getInputProps('address.province')} />
          <Select
            label={t('fields.country')}
            data={countries}
            searchable
            clearable
            limit={60}
            {...fields.getInputProps('address.country')}
          />
        </EditSection>
      )}
    </>
  );
}
