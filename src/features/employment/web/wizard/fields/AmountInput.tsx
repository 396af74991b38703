import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { exactAmount } from '#kernel/contract/amount.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useFieldProps, type FieldProps } from './field-props.ts';

/** An amount in kroner, as the language writes numbers; what cannot be read stays as it was typed, and is pointed out. */
export function AmountInput(props: FieldProps) {
  const format = useFormat();
  const { value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    setTyped(text);
    const amount = exactAmount(text);
    if (text.trim() === '') onChange(null);
    else onChange(amount === undefined ? text.trim() : Number(amount));
  };
  const shown = typeof value === 'number' ? format.amount(value) : String(value ?? '');
  return (
    <TextInput
      {...useFieldProps(props)}
      inputMode="decimal"
      autoComplete="off"
      rightSection="kr"
      value={typed ?? shown}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
