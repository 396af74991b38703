import { Select } from '@mantine/core';
import { SettingSection } from '#ui/SettingSection.tsx';
import { dataCategories, dataSubjects, longestText, maxEntries } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import type { FieldsProps } from './fields-props.ts';
import { LocalTextField } from './LocalTextField.tsx';
import { OwnWordsField } from './OwnWordsField.tsx';

/** Whom the data are about, which they are, and where they come from. */
export function DataFields(props: FieldsProps) {
  const t = useGdprTexts();
  const { fields } = props.form;
  const answers = (['', 'yes', 'no'] as const).map((value) => ({ value, label: t(`words.${value === '' ? 'notSaid' : value}`) }));
  return (
    <SettingSection title={t('treatment.sections.data')} text={t('treatment.sections.dataHint')}>
      <OwnWordsField
        label={t('treatment.fields.dataSubjects')}
        known={dataSubjects.map((key) => ({ key, name: t(`words.dataSubjects.${key}`) }))}
        maxTags={maxEntries}
        {...fields.getInputProps('dataSubjects')}
      />
      <OwnWordsField
        label={t('treatment.fields.dataCategories')}
        known={dataCategories.map((key) => ({ key, name: t(`words.dataCategories.${key}`) }))}
        maxTags={maxEntries}
        {...fields.getInputProps('dataCategories')}
      />
      <LocalTextField {...props} name="source" maxLength={longestText} />
      <Select label={t('treatment.fields.dpiaNeeded')} data={answers} allowDeselect={false} {...fields.getInputProps('dpiaNeeded')} />
    </SettingSection>
  );
}
