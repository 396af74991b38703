import { Select } from '@mantine/core';
import { MoneyField } from '#kernel/web/MoneyField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { SalaryInterval } from '../../../contract/entities.ts';
import { isForeignAccount } from '../../../contract/refused-fields.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import { HiddenNumberField } from './HiddenNumberField.tsx';

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
          <MoneyField
            labels={{ amount: t('fields.salaryAmount'), currency: t('fields.salaryCurrency') }}
            amount={fields.getInputProps('salaryAmount')}
            currency={fields.getInputProps('salaryCurrency')}
          />
          <Select
            label={t('fields.salaryInterval')}
            data={intervals}
            clearable
            placeholder={t('edit.none')}
            {...fields.getInputProps('salaryInterval')}
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
