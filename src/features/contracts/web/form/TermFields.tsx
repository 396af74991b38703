import { Button, NumberInput, Select } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Columns } from '#ui/Columns.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { contractType } from '../../contract/kinds.ts';
import { fullMonths } from '../../contract/rules/full-months.ts';
import type { en } from '../../texts/en.ts';
import { DeadlinePreview } from './DeadlinePreview.tsx';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';

/** How long it runs, how it renews, and its notice; with the deadline that follows from them. */
export function TermFields({ form: { fields }, contract }: ContractForm) {
  const t = useTexts<typeof en>('contracts');
  const values = fields.getValues();
  const types = [
    { value: String(contractType.automatic), label: t('types.automatic') },
    { value: String(contractType.ending), label: t('types.ending') },
  ];
  return (
    <SettingSection title={t('form.dates')} text={t('form.datesHint')}>
      <Select label={t('form.type')} data={types} allowDeselect={false} {...fields.getInputProps('typeId')} />
      <Columns>
        <DateField label={t('form.startDate')} {...fields.getInputProps('startDate')} />
        <DateField
          label={values.typeId === String(contractType.automatic) ? t('form.firstEnd') : t('form.endDate')}
          {...fields.getInputProps('endDate')}
        />
      </Columns>
      {values.typeId === String(contractType.automatic) && (
        <LengthField name="renewalInterval" label={t('form.renewalInterval')} fields={fields} />
      )}
      <LengthField name="noticePeriod" label={t('form.noticePeriod')} fields={fields} />
      <DeadlinePreview values={values} contract={contract} />
    </SettingSection>
  );
}

interface LengthFieldProps extends Pick<ContractForm['form'], 'fields'> {
  name: 'renewalInterval' | 'noticePeriod';
  label: string;
}

/** A length of time in days or months. */
function LengthField({ name, label, fields }: LengthFieldProps) {
  const t = useTexts<typeof en>('contracts');
  const { number, unit } = fields.getValues()[name];
  const months = fullMonths({ number: Number(number), unit });
  const units = [
    { value: 'day', label: t('form.units.day') },
    { value: 'month', label: t('form.units.month') },
  ];
  return (
    <div>
      <div className={styles['term']}>
        <NumberInput
          label={label}
          min={1}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...fields.getInputProps(`${name}.number`)}
        />
        <Select
          aria-label={t('form.unitOf', { field: label })}
          data={units}
          allowDeselect={false}
          {...fields.getInputProps(`${name}.unit`)}
        />
      </div>
      {months !== null && (
        <Button variant="subtle" onClick={() => fields.setFieldValue(name, { number: months, unit: 'month' })}>
          {t('form.asMonths', { count: months })}
        </Button>
      )}
    </div>
  );
}
