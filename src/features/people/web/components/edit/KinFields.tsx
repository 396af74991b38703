import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addEntry } from '#kernel/web/add-entry.ts';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

const most = 10;

/** The emergency contacts, in the order in which to call them (people.31). */
export function KinFields({ form: { fields } }: EditProps) {
  const t = useTexts<typeof en>('people');
  const contacts = fields.getValues().emergencyContacts;
  const entry = { fullName: '', phoneCountryCode: '+47', phone: '', relation: '' };
  const add = () => addEntry(fields, { list: 'emergencyContacts', place: contacts.length, entry, first: 'fullName' });
  return (
    <>
      {contacts.map(({ fullName }, index) => {
        const path = `emergencyContacts.${index}`;
        const name = t('edit.contact', { number: index + 1 });
        return (
          // Contacts have no id, and change their index only when one is removed.
          <fieldset key={index} className={styles['contact']}>
            <VisuallyHidden component="legend">{name}</VisuallyHidden>
            <div className={styles['contactHead']}>
              <span aria-hidden>{name}</span>
              <IconButton
                label={t('edit.removeContact', { name: fullName || name })}
                icon={IconTrash}
                onClick={() => fields.removeListItem('emergencyContacts', index)}
              />
            </div>
            <TextInput label={t('edit.contactName')} required autoComplete="off" {...fields.getInputProps(`${path}.fullName`)} />
            <TextInput
              label={t('edit.contactRelation')}
              placeholder={t('edit.contactRelationHint')}
              autoComplete="off"
              {...fields.getInputProps(`${path}.relation`)}
            />
            <div className={styles['wide']}>
              <PhoneField
                labels={{ code: t('fields.phoneCountryCode'), number: t('edit.contactPhone') }}
                code={fields.getInputProps(`${path}.phoneCountryCode`)}
                number={fields.getInputProps(`${path}.phone`)}
                required
              />
            </div>
          </fieldset>
        );
      })}
      {contacts.length < most && (
        <div className={styles['wide']}>
          <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={add}>
            {t('edit.addContact')}
          </Button>
        </div>
      )}
    </>
  );
}
