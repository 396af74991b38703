import { Select, TextInput, type SelectProps, type TextInputProps } from '@mantine/core';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { exactAmount } from '#kernel/contract/amount.ts';
import { useFormat } from './format.ts';
import styles from './MoneyField.module.css';

/** A field of a form as `getInputProps` binds it: it takes the value itself. */
interface BoundAmount extends Omit<TextInputProps, 'onChange'> {
  onChange: (value: string) => void;
}

interface MoneyFieldProps {
  labels: { amount: string; currency: string };
  /** Exact text with a decimal point, `123456.50`; what cannot be read stays as it was typed, and the form refuses it. */
  amount: BoundAmount;
  currency: SelectProps;
}

/** The currencies that are offered; one that a record has already is offered too. */
const currencies = ['NOK', 'SEK', 'DKK', 'EUR', 'USD', 'GBP', 'CHF', 'PLN'];

/** An amount and its currency. It is shown as the language writes numbers, and understood with the separators of both languages. */
export function MoneyField({ labels, amount, currency }: MoneyFieldProps) {
  const format = useFormat();
  // What stands in the field while it is being typed in.
  const [typed, setTyped] = useState<string>();
  const value = String(amount.value ?? '');
  const shown = /^\d+(?:\.\d+)?$/.test(value) ? format.amount(value) : value;
  const own = currency.value ?? '';
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(currentTarget.value);
    amount.onChange(exactAmount(currentTarget.value) ?? currentTarget.value.trim());
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    setTyped(undefined);
    amount.onBlur?.(event);
  };
  return (
    <div className={styles['money']}>
      <TextInput
        label={labels.amount}
        inputMode="decimal"
        autoComplete="off"
        {...amount}
        value={typed ?? shown}
        onChange={handleChange}
        onBlur={handleBlur}
      />
      <Select
        label={labels.currency}
        data={own === '' || currencies.includes(own) ? currencies : [own, ...currencies]}
        searchable
        allowDeselect={false}
        {...currency}
      />
    </div>
  );
}
