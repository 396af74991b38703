import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { countriesIn } from '#kernel/web/countries.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getCompanySoftwares } from '../../contract/endpoints-agreements.ts';
import { longestText, transferSafeguards } from '../../contract/kinds.ts';
import { isThirdCountry } from '../../contract/rules/transfers.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { AddSoftware } from '../software/AddSoftware.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LocalTextField } from './LocalTextField.tsx';

/** Software, processors, recipients, and countries outside the EEA. */
export function WhoFields(props: FieldsProps) {
  const t = useGdprTexts();
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const { answer } = useCall(getCompanySoftwares, {});
  const { fields } = props.form;
  const { processorName, transfers, softwareIds } = fields.getValues();
  const softwares = (answer?.companySoftwares ?? []).map(({ softwareId: value, softwareName: label }) => ({ value, label }));
  const answers = (['', 'yes', 'no'] as const).map((value) => ({ value, label: t(`words.${value === '' ? 'notSaid' : value}`) }));
  const transferAnswers = [
    { value: '', label: t('words.notSaid') },
    { value: 'none', label: t('treatment.hints.noTransfer') },
    { value: 'some', label: t('treatment.hints.someTransfer') },
  ];
  return (
    <SettingSection title={t('treatment.sections.who')} text={t('treatment.sections.whoHint')}>
      <MultiSelect label={t('treatment.fields.softwareIds')} data={softwares} searchable {...fields.getInputProps('softwareIds')} />
      {answer?.permissions.update && (
        <div>
          <LinkButton onClick={() => setAdding(true)}>{t('treatment.form.addSoftware')}</LinkButton>
        </div>
      )}
      <TextInput label={t('treatment.fields.processorName')} maxLength={200} {...fields.getInputProps('processorName')} />
      {processorName !== '' && (
        <Select label={t('treatment.fields.hasAgreement')} data={answers} allowDeselect={false} {...fields.getInputProps('hasAgreement')} />
      )}
      <LocalTextField {...props} name="recipients" maxLength={longestText} />
      <Select
        label={t('treatment.fields.transferCountries')}
        data={transferAnswers}
        allowDeselect={false}
        {...fields.getInputProps('transfers')}
      />
      {transfers === 'some' && (
        <>
          <MultiSelect
            label={t('treatment.hints.someTransfer')}
            data={countriesIn(language).filter(({ value }) => isThirdCountry(value))}
            searchable
            limit={50}
            {...fields.getInputProps('transferCountries')}
          />
          <Select
            label={t('treatment.fields.transferSafeguard')}
            data={transferSafeguards.map((value) => ({ value, label: t(`words.safeguards.${value}`) }))}
            clearable
            {...fields.getInputProps('transferSafeguard')}
          />
        </>
      )}
      {isAdding && (
        <AddSoftware
          onAdded={({ softwareId }) => fields.setFieldValue('softwareIds', [...new Set([...softwareIds, softwareId])])}
          onClose={() => setAdding(false)}
        />
      )}
    </SettingSection>
  );
}
