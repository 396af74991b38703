import { Select, Textarea, TextInput } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import type { Form } from '#kernel/web/form.ts';
import { today } from '#kernel/web/local-day.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { Columns } from '#ui/Columns.tsx';
import type { SubjectRequest } from '../../contract/endpoints-requests.ts';
import { longestText, requestKinds } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { useStaff } from '../use-staff.ts';
import type { RequestValues } from './request-values.ts';

interface RequestFieldsProps {
  fields: Form<RequestValues>['fields'];
  isReadOnly: boolean;
  identity: SubjectRequest['identity'] | undefined;
}

/** What one writes of a request: who asks for what, who looks after it, and how one knows that it is them. */
export function RequestFields({ fields, isReadOnly, identity }: RequestFieldsProps) {
  const t = useGdprTexts();
  const people = useStaff();
  const state = { readOnly: isReadOnly };
  return (
    <>
      <Select
        label={t('requests.form.kind')}
        required
        {...state}
        allowDeselect={false}
        data={requestKinds.map((value) => ({ value, label: t(`requests.kinds.${value}`) }))}
        {...fields.getInputProps('kind')}
      />
      <TextInput label={t('requests.form.requesterName')} required {...state} maxLength={200} {...fields.getInputProps('requesterName')} />
      <TextInput label={t('requests.form.requesterContact')} {...state} maxLength={200} {...fields.getInputProps('requesterContact')} />
      <PersonSelect
        label={t('requests.form.person')}
        description={t('requests.form.personHint')}
        people={people}
        clearable={!isReadOnly}
        {...state}
        {...fields.getInputProps('companyUserId')}
      />
      <DateField
        label={t('requests.form.receivedOn')}
        required
        disabled={isReadOnly}
        max={today()}
        {...fields.getInputProps('receivedOn')}
      />
      <Textarea
        label={t('requests.form.description')}
        autosize
        minRows={3}
        {...state}
        maxLength={longestText}
        {...fields.getInputProps('description')}
      />
      <PersonSelect
        label={t('requests.form.responsible')}
        people={people}
        clearable={!isReadOnly}
        {...state}
        {...fields.getInputProps('responsibleId')}
      />
      <Columns>
        <DateField
          label={t('requests.form.identityCheckedOn')}
          disabled={isReadOnly}
          min={fields.getValues().receivedOn || undefined}
          max={today()}
          {...fields.getInputProps('identityCheckedOn')}
        />
        <TextInput
          label={t('requests.form.identityHow')}
          description={identity?.by ? t('requests.form.identityBy', { name: identity.by }) : undefined}
          {...state}
          maxLength={500}
          {...fields.getInputProps('identityHow')}
        />
      </Columns>
    </>
  );
}
