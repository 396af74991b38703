import { Select } from '@mantine/core';
import { SettingSection } from '#ui/SettingSection.tsx';
import { art9Bases, legalBases, longestText, specialCategories } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import type { FieldsProps } from './fields-props.ts';
import { LocalTextField } from './LocalTextField.tsx';

/** The legal basis, with what it asks for: balancing for legitimate interests, Article 9 for special categories. */
export function BasisFields(props: FieldsProps) {
  const t = useGdprTexts();
  const { fields } = props.form;
  const { legalBasis, dataCategories, art9Basis } = fields.getValues();
  const isSpecial = art9Basis !== null || dataCategories.some((one) => specialCategories.includes(one));
  return (
    <SettingSection title={t('treatment.sections.basis')} text={t('treatment.sections.basisHint')}>
      <Select
        label={t('treatment.fields.legalBasis')}
        data={legalBases.map((value) => ({ value, label: t(`words.legalBases.${value}`) }))}
        clearable
        {...fields.getInputProps('legalBasis')}
      />
      <LocalTextField {...props} name="legalBasisExplanation" maxLength={longestText} />
      {legalBasis === 'f' && (
        <LocalTextField {...props} name="balancing" description={t('treatment.hints.balancing')} maxLength={longestText} />
      )}
      {isSpecial && (
        <Select
          label={t('treatment.fields.art9Basis')}
          data={art9Bases.map((value) => ({ value, label: t(`words.art9Bases.${value}`) }))}
          clearable
          {...fields.getInputProps('art9Basis')}
        />
      )}
    </SettingSection>
  );
}
