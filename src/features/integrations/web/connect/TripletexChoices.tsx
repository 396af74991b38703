import { Select, type SelectProps } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Named } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './connect.module.css';
import { noDepartment, type Choices } from './tripletex-form.ts';

interface ChoicesProps {
  choices: Choices;
  /** Binds a field to its value and its error. */
  inputProps: (name: 'clientId' | 'departmentId') => SelectProps;
}

const optionsOf = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: id, label: name }));

/** What is asked before a token is kept: the client of an accountant, the department of new people, and whether another company is meant. */
export function TripletexChoices({ choices, inputProps }: ChoicesProps) {
  const t = useTexts<typeof en>('integrations');
  const { companyName, clients, departments, isOtherCompany } = choices;
  return (
    <div ref={show} className={styles['steps']}>
      <output>
        {isOtherCompany ? (
          <Notice tone="warn" title={t('connect.otherTitle', { company: companyName })}>
            {t('connect.otherText')}
          </Notice>
        ) : (
          <Notice tone="note">
            {t(departments.length > 0 ? 'connect.chooseDepartment' : 'connect.chooseClient', { company: companyName })}
          </Notice>
        )}
      </output>
      {clients.length > 0 && (
        <Select label={t('connect.client')} required searchable data={optionsOf(clients)} {...inputProps('clientId')} />
      )}
      {departments.length > 0 && (
        <Select
          label={t('connect.department')}
          description={t('connect.departmentHelp')}
          required
          searchable
          data={[...optionsOf(departments), { value: noDepartment, label: t('connect.noDepartment') }]}
          {...inputProps('departmentId')}
        />
      )}
    </div>
  );
}

/** It comes below what was typed, and may be out of sight there. */
const show = (place: HTMLDivElement | null): void => place?.scrollIntoView({ block: 'nearest' });
