import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { splitPhone } from '#kernel/contract/phone-number.ts';
import styles from './PhoneField.module.css';

/** A field of a form as `getInputProps` binds it: it takes an event or the value itself. */
interface BoundField extends Omit<TextInputProps, 'onChange'> {
  onChange: (change: ChangeEvent<HTMLInputElement> | string) => void;
}

interface PhoneFieldProps {
  labels: { code: string; number: string };
  code: BoundField;
  number: BoundField;
  /** Whether there has to be a number. */
  required?: boolean;
}

/** A phone number and its calling code. A number that is pasted or filled in whole, such as +47 912 34 567, goes into both. */
export function PhoneField({ labels, code, number, required = false }: PhoneFieldProps) {
  function handleNumber(event: ChangeEvent<HTMLInputElement>): void {
    const whole = splitPhone(event.currentTarget.value);
    if (!whole) return number.onChange(event);
    code.onChange(whole.code);
    number.onChange(whole.number);
  }
  return (
    <div className={styles['phone']}>
      <TextInput label={labels.code} inputMode="tel" autoComplete="off" {...code} />
      <TextInput
        label={labels.number}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required={required}
        {...number}
        onChange={handleNumber}
      />
    </div>
  );
}
