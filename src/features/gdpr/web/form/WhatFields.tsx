import { Select, TextInput } from '@mantine/core';
import { Columns } from '#ui/Columns.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { longestName, longestText, treatmentRoles } from '../../contract/kinds.ts';
import { DepartmentField } from '../components/DepartmentField.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import type { FieldsProps } from './fields-props.ts';
import { LocalTextField } from './LocalTextField.tsx';

/** What is done, why, and in which role. */
export function WhatFields(props: FieldsProps) {
  const t = useGdprTexts();
  const { fields } = props.form;
  const { department, role } = fields.getValues();
  return (
    <SettingSection title={t('treatment.sections.what')} text={t('treatment.sections.whatHint')}>
      <LocalTextField {...props} name="treatmentName" isLine isRequired maxLength={longestName} />
      <DepartmentField
        label={t('treatment.fields.department')}
        {...fields.getInputProps('department')}
        value={department}
        onChange={(value) => fields.setFieldValue('department', value)}
      />
      <LocalTextField {...props} name="purpose" maxLength={longestText} />
      <LocalTextField {...props} name="activity" maxLength={longestText} />
      <Columns>
        <LocalTextField {...props} name="mainCategory" isLine maxLength={100} />
        <LocalTextField {...props} name="subCategory" isLine maxLength={100} />
      </Columns>
      <Select
        label={t('treatment.fields.role')}
        data={treatmentRoles.map((value) => ({ value, label: t(`words.roles.${value}`) }))}
        allowDeselect={false}
        {...fields.getInputProps('role')}
      />
      {role === 'processor' && (
        <Columns>
          <TextInput label={t('treatment.fields.controllerName')} maxLength={200} {...fields.getInputProps('controllerName')} />
          <TextInput label={t('treatment.fields.controllerContact')} maxLength={200} {...fields.getInputProps('controllerContact')} />
        </Columns>
      )}
    </SettingSection>
  );
}
