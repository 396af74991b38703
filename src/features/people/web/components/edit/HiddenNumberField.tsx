import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { getCompanyUser } from '../../../contract/endpoints.ts';
import type { CompanyUser } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en.ts';
import type { EditPerson } from '../../use-edit-person.ts';
import styles from './edit.module.css';

interface HiddenNumberFieldProps extends Pick<EditPerson, 'reveal' | 'isRevealed'> {
  name: 'salaryAccountNumber' | 'socialSecurityNumber';
  person: CompanyUser;
  hint: string;
  /** What is worth a second look, without being refused. */
  warning?: string | undefined;
  input: TextInputProps;
}

/** A number that must be revealed, which is logged, before it can be changed. Without a stored number the field is a plain input. */
export function HiddenNumberField({ name, person, hint, warning, input, reveal, isRevealed }: HiddenNumberFieldProps) {
  const t = useTexts<typeof en>('people');
  const [isAsking, setIsAsking] = useState(false);
  const mask = person.masked?.[name];
  if (isRevealed || !mask)
    return (
      <TextInput
        label={t(`fields.${name}`)}
        description={warning === undefined ? hint : <Warning text={warning} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...input}
      />
    );

  async function show(): Promise<void> {
    setIsAsking(true);
    try {
      reveal((await call(getCompanyUser, { query: { companyUserEncrId: person.id, shouldLog: 'true' } })).companyUser);
    } catch (error) {
      showError(error, () => void show());
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <div className={styles['number']}>
      <TextInput
        label={t(`fields.${name}`)}
        value={mask}
        readOnly
        description={t('edit.hiddenNumber')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Button variant="default" size="xs" loading={isAsking} onClick={() => void show()}>
        {t('profile.showNumbers')}
      </Button>
    </div>
  );
}

/** Stands for the hint and is announced when it appears. */
function Warning({ text }: { text: string }) {
  return (
    <output className={styles['warning']}>
      <IconAlertTriangle aria-hidden size={14} />
      {text}
    </output>
  );
}
