import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { PreferredLanguage } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

/** Birthday, sizes and similar. */
export function PersonalFields({ form: { fields } }: EditProps) {
  const t = useTexts<typeof en>('people');
  const languages = PreferredLanguage.options.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <>
      <DateField className={styles['half']} label={t('fields.birthday')} {...fields.getInputProps('birthday')} />
      <Select
        className={styles['half']}
        label={t('fields.preferredLanguage')}
        data={languages}
        clearable
        placeholder={t('edit.none')}
        {...fields.getInputProps('preferredLanguage')}
      />
      <Checkbox
        className={styles['wide']}
        label={t('fields.isBirthdayHidden')}
        {...fields.getInputProps('isBirthdayHidden', { type: 'checkbox' })}
      />
      <TextInput className={styles['half']} label={t('fields.tShirtSize')} autoComplete="off" {...fields.getInputProps('tShirtSize')} />
      <TextInput
        className={styles['half']}
        label={t('fields.drivingLicense')}
        autoComplete="off"
        {...fields.getInputProps('drivingLicense')}
      />
      <Textarea
        className={styles['wide']}
        label={t('fields.allergies')}
        autosize
        minRows={2}
        maxRows={6}
        {...fields.getInputProps('allergies')}
      />
    </>
  );
}
