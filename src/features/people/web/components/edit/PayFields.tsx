import { Select, TextInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SalaryInterval } from '../../../contract/entities.ts';
import { isForeignAccount } from '../../../contract/refused-fields.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import { HiddenNumberField } from './HiddenNumberField.tsx';

const currencies = ['NOK', 'SEK', 'DKK', 'EUR', 'USD', 'GBP', 'CHF', 'PLN'];

/** Pay, salary account and national number. */
export function PayFields({ form, person, can, reveal, isRevealed }: EditProps) {
  const t = useTexts<typeof en>('people');
  const { fields } = form;
  const intervals = SalaryInterval.options.map((value) => ({ value, label: t(`salaryIntervals.${value}`) }));
  const hidden = { person, reveal, isRevealed };
  return (
    <>
      {can('salaryAmount') && (
        <>
          <TextInput label={t('fields.salaryAmount')} inputMode="decimal" autoComplete="off" {...fields.getInputProps('salaryAmount')} />
          <Select
            label={t('fields.salaryInterval')}
            data={intervals}
            clearable
            placeholder={t('edit.none')}
            {...fields.getInputProps('salaryInterval')}
          />
          <Select
            label={t('fields.salaryCurrency')}
            data={currencies}
            searchable
            allowDeselect={false}
            {...fields.getInputProps('salaryCurrency')}
          />
        </>
      )}
      {can('salaryAccountNumber') && (
        <HiddenNumberField
          name="salaryAccountNumber"
          hint={t('edit.accountHint')}
          warning={isForeignAccount(fields.getValues().salaryAccountNumber) ? t('edit.accountForeign') : undefined}
          input={fields.getInputProps('salaryAccountNumber')}
          {...hidden}
        />
      )}
      {can('socialSecurityNumber') && (
        <HiddenNumberField
          name="socialSecurityNumber"
          hint={t('edit.ssnHint')}
          input={fields.getInputProps('socialSecurityNumber')}
          {...hidden}
        />
      )}
    </>
  );
}
