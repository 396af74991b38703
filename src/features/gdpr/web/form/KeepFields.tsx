import { NumberInput, Select } from '@mantine/core';
import { Columns } from '#ui/Columns.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { longestText, retentionStarts } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import type { FieldsProps } from './fields-props.ts';
import { LocalTextField } from './LocalTextField.tsx';

/** How long data are kept, and how they are protected. */
export function KeepFields(props: FieldsProps) {
  const t = useGdprTexts();
  const { fields } = props.form;
  return (
    <SettingSection title={t('treatment.sections.keep')} text={t('treatment.sections.keepHint')}>
      <LocalTextField {...props} name="retention" maxLength={longestText} />
      <Columns>
        <NumberInput
          label={t('treatment.fields.retentionMonths')}
          min={0}
          max={1200}
          allowDecimal={false}
          allowNegative={false}
          {...fields.getInputProps('retentionMonths')}
        />
        <Select
          label={t('treatment.fields.retentionFrom')}
          data={retentionStarts.map((value) => ({ value, label: t(`words.retentionStarts.${value}`) }))}
          clearable
          {...fields.getInputProps('retentionFrom')}
        />
      </Columns>
      <LocalTextField {...props} name="securityMeasures" maxLength={longestText} />
    </SettingSection>
  );
}
