import { Select } from '@mantine/core';
import { MoneyField } from '#kernel/web/MoneyField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { valueInterval } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';

/** What it costs or brings in, in its own currency (contracts.9). */
export function ValueFields({ form: { fields } }: Pick<ContractForm, 'form'>) {
  const t = useTexts<typeof en>('contracts');
  const intervals = Object.entries(valueInterval).map(([key, value]) => ({
    value: String(value),
    // The keys are those of the texts.
    label: t(`form.intervals.${key as keyof typeof valueInterval}`),
  }));
  return (
    <SettingSection title={t('form.value')}>
      <div className={styles['value']}>
        <MoneyField
          labels={{ amount: t('form.amount'), currency: t('form.currency') }}
          amount={fields.getInputProps('value')}
          currency={fields.getInputProps('currency')}
        />
        <Select label={t('form.interval')} data={intervals} allowDeselect={false} {...fields.getInputProps('interval')} />
      </div>
    </SettingSection>
  );
}
