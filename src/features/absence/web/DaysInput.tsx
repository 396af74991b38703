import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useLanguage } from '#kernel/web/texts.ts';

const separators = { no: ',', en: '.' } as const;

/** A number of days, in steps of 0.5, with the decimal separator of the user's language. */
export function DaysInput(props: NumberInputProps) {
  return <NumberInput step={0.5} decimalSeparator={separators[useLanguage()]} {...props} />;
}
