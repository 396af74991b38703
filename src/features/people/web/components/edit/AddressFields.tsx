import { Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { countriesIn } from '#kernel/web/countries.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

export function AddressFields({ form: { fields } }: EditProps) {
  const t = useTexts<typeof en>('people');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <>
      <TextInput
        className={styles['long']}
        label={t('fields.streetAddress')}
        autoComplete="off"
        {...fields.getInputProps('address.streetAddress')}
      />
      <TextInput
        className={styles['short']}
        label={t('fields.apartment')}
        autoComplete="off"
        {...fields.getInputProps('address.apartment')}
      />
      <TextInput
        className={styles['short']}
        label={t('fields.postalCode')}
        autoComplete="off"
        {...fields.getInputProps('address.postalCode')}
      />
      <TextInput className={styles['long']} label={t('fields.city')} autoComplete="off" {...fields.getInputProps('address.city')} />
      <TextInput className={styles['half']} label={t('fields.province')} autoComplete="off" {...fields.getInputProps('address.province')} />
      <Select
        className={styles['half']}
        label={t('fields.country')}
        data={countries}
        searchable
        clearable
        limit={60}
        {...fields.getInputProps('address.country')}
      />
    </>
  );
}
