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
  return (
    <>
      <FieldGroup title={t('signup.companySection')}>
        <TextInput
          required
          className={styles['wide']}
          label={t('signup.name')}
          autoComplete="organization"
          {...fields.getInputProps('company.name')}
        />
        <Textarea
          className={styles['wide']}
          label={t('signup.purposeDescription')}
          autosize
          minRows={2}
          maxRows={6}
          {...fields.getInputProps('company.purposeDescription')}
        />
        <NumberInput
          required
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
          required
          className={styles['wide']}
          label={t('signup.streetAddress')}
          autoComplete="address-line1"
          {...fields.getInputProps('company.address.streetAddress')}
        />
        <TextInput
          className={styles['wide']}
          label={t('signup.secondaryStreetAddress')}
          autoComplete="address-line2"
          {...fields.getInputProps('company.secondaryStreetAddress')}
        />
        <TextInput
          required
          label={t('signup.postalCode')}
          autoComplete="postal-code"
          {...fields.getInputProps('company.address.postalCode')}
        />
        <TextInput required label={t('signup.city')} autoComplete="address-level2" {...fields.getInputProps('company.address.city')} />
        <TextInput label={t('signup.province')} autoComplete="address-level1" {...fields.getInputProps('company.province')} />
        <Select
          required
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
