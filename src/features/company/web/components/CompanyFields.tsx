import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { countriesIn } from '#kernel/web/countries.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './signup.module.css';

/** A form whose values include a company. */
interface WithCompany {
  fields: { getInputProps: (path: string) => object };
}

/** The company's name, number and address. */
export function CompanyFields({ form: { fields } }: { form: WithCompany }) {
  const t = useTexts<typeof en>('company');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const optional = (label: string) => t('signup.optionalLabel', { label });
  return (
    <>
      <FieldGroup title={t('signup.companySection')}>
        <TextInput
          className={styles['wide']}
          label={t('signup.name')}
          autoComplete="organization"
          {...fields.getInputProps('company.name')}
        />
        <Textarea
          className={styles['wide']}
          label={optional(t('signup.purposeDescription'))}
          autosize
          minRows={2}
          maxRows={6}
          {...fields.getInputProps('company.purposeDescription')}
        />
        <NumberInput
          label={t('signup.numberOfEmployees')}
          allowNegative={false}
          allowDecimal={false}
          hideControls
          thousandSeparator={language === 'no' ? '\u00a0' : ','}
          {...fields.getInputProps('company.numberOfEmployees')}
        />
      </FieldGroup>
      <FieldGroup title={t('signup.addressSection')}>
        <TextInput
          className={styles['wide']}
          label={t('signup.streetAddress')}
          autoComplete="address-line1"
          {...fields.getInputProps('company.address.streetAddress')}
        />
        <TextInput
          className={styles['wide']}
          label={optional(t('signup.secondaryStreetAddress'))}
          autoComplete="address-line2"
          {...fields.getInputProps('company.secondaryStreetAddress')}
        />
        <TextInput label={t('signup.postalCode')} autoComplete="postal-code" {...fields.getInputProps('company.address.postalCode')} />
        <TextInput label={t('signup.city')} autoComplete="address-level2" {...fields.getInputProps('company.address.city')} />
        <TextInput label={optional(t('signup.province'))} autoComplete="address-level1" {...fields.getInputProps('company.province')} />
        <Select
          label={t('signup.country')}
          data={countries}
          searchable
          allowDeselect={false}
          {...fields.getInputProps('company.address.country')}
        />
      </FieldGroup>
    </>
  );
}
