import { TextInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

export function NameFields({ form: { fields } }: EditProps) {
  const t = useTexts<typeof en>('people');
  return (
    <>
      <TextInput
        className={styles['half']}
        label={t('fields.firstName')}
        required
        autoComplete="off"
        {...fields.getInputProps('firstName')}
      />
      <TextInput
        className={styles['half']}
        label={t('fields.lastName')}
        required
        autoComplete="off"
        {...fields.getInputProps('lastName')}
      />
    </>
  );
}
