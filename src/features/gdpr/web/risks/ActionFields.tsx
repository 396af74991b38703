import { Button, Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addEntry } from '#kernel/web/add-entry.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Columns } from '#ui/Columns.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { useStaff } from '../use-staff.ts';
import type { RiskValues } from './risk-values.ts';
import styles from './risks.module.css';

/** What is to be done about a risk, by whom, and by when. */
export function ActionFields({ fields }: { fields: UseFormReturnType<RiskValues> }) {
  const t = useGdprTexts();
  const people = useStaff();
  const { actions } = fields.getValues();
  return (
    <>
      {actions.map(({ actionId }, index) => (
        // New ones have no id; the order changes only when one is removed.
        <fieldset key={actionId ?? index} className={styles['action']}>
          <div className={styles['actionHead']}>
            <strong>{t('risks.form.action', { number: index + 1 })}</strong>
            <IconButton
              label={t('risks.form.removeAction', { number: index + 1 })}
              icon={IconTrash}
              onClick={() => fields.removeListItem('actions', index)}
            />
          </div>
          <TextInput label={t('risks.form.what')} required maxLength={500} {...fields.getInputProps(`actions.${index}.text`)} />
          <Columns>
            <PersonSelect
              label={t('risks.form.who')}
              people={people}
              clearable
              {...fields.getInputProps(`actions.${index}.responsibleId`)}
            />
            <DateField label={t('risks.form.by')} {...fields.getInputProps(`actions.${index}.dueDate`)} />
          </Columns>
          <Checkbox label={t('risks.form.done')} {...fields.getInputProps(`actions.${index}.isDone`, { type: 'checkbox' })} />
        </fieldset>
      ))}
      <ButtonRow>
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden />}
          disabled={actions.length >= 40}
          onClick={() =>
            addEntry(fields, {
              list: 'actions',
              place: actions.length,
              entry: { text: '', responsibleId: null, dueDate: '', isDone: false },
              first: 'text',
            })
          }
        >
          {t('risks.form.addAction')}
        </Button>
      </ButtonRow>
    </>
  );
}
