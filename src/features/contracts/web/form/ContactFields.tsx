import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addEntry } from '#kernel/web/add-entry.ts';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Columns } from '#ui/Columns.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { maxContacts } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';

/** The people to turn to at the party. */
export function ContactFields({ form: { fields } }: Pick<ContractForm, 'form'>) {
  const t = useTexts<typeof en>('contracts');
  const contacts = fields.getValues().contactInformation;
  const entry = { name: '', title: '', phoneCountryCode: '+47', phone: '', email: '' };
  const add = () => addEntry(fields, { list: 'contactInformation', place: contacts.length, entry, first: 'name' });
  return (
    <SettingSection title={t('form.contacts')}>
      {contacts.map(({ name }, index) => {
        const path = `contactInformation.${index}`;
        const title = t('form.contact', { number: index + 1 });
        return (
          // Contacts have no id, and change their index only when one is removed.
          <fieldset key={index} className={styles['entry']}>
            <VisuallyHidden component="legend">{title}</VisuallyHidden>
            <div className={styles['entryHead']}>
              <span aria-hidden>{title}</span>
              <IconButton
                label={t('form.removeContact', { name: name || title })}
                icon={IconTrash}
                onClick={() => fields.removeListItem('contactInformation', index)}
              />
            </div>
            <Columns>
              <TextInput label={t('form.contactName')} required autoComplete="off" {...fields.getInputProps(`${path}.name`)} />
              <TextInput label={t('form.contactTitle')} autoComplete="off" {...fields.getInputProps(`${path}.title`)} />
            </Columns>
            <Columns>
              <PhoneField
                labels={{ code: t('form.phoneCountryCode'), number: t('form.phone') }}
                code={fields.getInputProps(`${path}.phoneCountryCode`)}
                number={fields.getInputProps(`${path}.phone`)}
              />
              <TextInput label={t('form.email')} type="email" autoComplete="off" {...fields.getInputProps(`${path}.email`)} />
            </Columns>
          </fieldset>
        );
      })}
      {contacts.length < maxContacts && (
        <ButtonRow>
          <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={add}>
            {t('form.addContact')}
          </Button>
        </ButtonRow>
      )}
    </SettingSection>
  );
}
