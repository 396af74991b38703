import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './people.module.css';

interface PhoneFieldProps {
  label: string;
  code: TextInputProps;
  number: TextInputProps;
}

/** A phone number and its country code. */
export function PhoneField({ label, code, number }: PhoneFieldProps) {
  const t = useTexts<typeof en>('people');
  return (
    <div className={styles['phone']}>
      <TextInput label={t('fields.phoneCountryCode')} inputMode="tel" autoComplete="off" {...code} />
      <TextInput label={label} type="tel" inputMode="tel" autoComplete="off" {...number} />
    </div>
  );
}
