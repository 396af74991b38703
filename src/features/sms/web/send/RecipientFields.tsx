import { MultiSelect, TagsInput } from '@mantine/core';
import { useMemo } from 'react';
import type { Form } from '#kernel/web/form.ts';
import { PeopleSelect } from '#kernel/web/PeopleSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { PossibleRecipient, SmsPreview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { AddSelection } from './AddSelection.tsx';
import { ReachedLine } from './ReachedLine.tsx';
import { departmentsOf, everybody, groupOf, numbersOf, type SendValues } from './send-values.ts';
import styles from './send.module.css';

interface RecipientFieldsProps {
  form: Form<SendValues>;
  people: readonly PossibleRecipient[];
  maySendToAll: boolean;
  preview: SmsPreview | undefined;
  refused: string | undefined;
}

/** Who gets the message: departments, people, saved selections and numbers, each number once. */
export function RecipientFields({ form, people, maySendToAll, preview, refused }: RecipientFieldsProps) {
  const t = useTexts<typeof en>('sms');
  const { fields } = form;
  const choices = useMemo(
    () => people.map(({ companyUserId, fullName, department }) => ({ id: companyUserId, name: fullName, about: department })),
    [people],
  );
  const groups = useMemo(
    () => [
      ...(maySendToAll ? [{ value: everybody, label: `${t('send.everybody')} (${people.length})` }] : []),
      ...departmentsOf(people).map(({ name, count }) => ({ value: groupOf(name), label: `${name} (${count})` })),
    ],
    [people, maySendToAll, t],
  );
  const chosen = fields.getInputProps('people');
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('send.to')}</legend>
      {groups.length > 0 && (
        <MultiSelect
          label={t('send.groups')}
          placeholder={t('send.choose')}
          data={groups}
          searchable
          hidePickedOptions
          data-autofocus
          {...fields.getInputProps('groups')}
        />
      )}
      <PeopleSelect
        classNames={{ input: styles['many'] ?? '' }}
        label={t('send.people')}
        people={choices}
        {...chosen}
        error={chosen.error ?? refused}
      />
      <AddSelection people={people} chosen={fields.getValues().people} onChange={(ids) => fields.setFieldValue('people', ids)} />
      {maySendToAll && <NumbersField form={form} />}
      <ReachedLine preview={preview} />
    </fieldset>
  );
}

function NumbersField({ form: { fields } }: Pick<RecipientFieldsProps, 'form'>) {
  const t = useTexts<typeof en>('sms');
  const { typedNumber } = fields.getValues();
  return (
    <TagsInput
      label={t('send.numbers')}
      description={t('send.numbersText')}
      inputMode="tel"
      splitChars={[',', ';', '\n']}
      {...fields.getInputProps('phoneNumbers')}
      onChange={(typed) => fields.setFieldValue('phoneNumbers', numbersOf(typed))}
      searchValue={typedNumber}
      onSearchChange={(typed) => fields.setFieldValue('typedNumber', typed)}
    />
  );
}
