import { Checkbox, NumberInput, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '#kernel/web/DateField.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { TemplateVariable, Value } from '../../../contract/template.ts';
import type { en } from '../../../texts/en.ts';
import { AmountInput } from './AmountInput.tsx';
import { useFieldProps, type FieldProps } from './field-props.ts';
import { PercentField } from './PercentField.tsx';
import { ProvidersField } from './ProvidersField.tsx';
import { typedNumber } from './typed-number.ts';
import { useTypedLines } from './use-typed-lines.ts';

/** The field of a variable, by its type (employment.42). */
export function VariableField(props: FieldProps): ReactNode {
  const Field = fieldOfType[props.variable.type];
  return <Field {...props} />;
}

const textOf = (value: Value | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const inputModes = { phone: 'tel', countryCode: 'tel', digits: 'numeric', email: 'email' } as const;
// The keys are checked by `in`.
const modeOf = (check: TemplateVariable['check']) => (check && check in inputModes ? inputModes[check as keyof typeof inputModes] : 'text');

function TextField(props: FieldProps) {
  const { variable, value, onChange } = props;
  return (
    <TextInput
      {...useFieldProps(props)}
      autoComplete="off"
      inputMode={modeOf(variable.check)}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function NumberField(props: FieldProps) {
  const { value, onChange } = props;
  const decimalSeparator = useLanguage() === 'no' ? ',' : '.';
  return (
    <NumberInput
      {...useFieldProps(props)}
      decimalSeparator={decimalSeparator}
      allowNegative={false}
      hideControls
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(typedNumber(next))}
    />
  );
}

function DayField(props: FieldProps) {
  return <DateField {...useFieldProps(props)} value={textOf(props.value)} onChange={(day) => props.onChange(day === '' ? null : day)} />;
}

function SelectField(props: FieldProps) {
  const { variable, value, onChange } = props;
  const language = useLanguage();
  // A choice that has gone from the law is shown where a contract has it (employment.6).
  const offered = (variable.options ?? []).filter((one) => one.isSelectable || one.value === value);
  return (
    <Select
      {...useFieldProps(props)}
      data={offered.map((one) => ({ value: one.value, label: one.label[language] }))}
      allowDeselect={false}
      value={textOf(value) || null}
      onChange={onChange}
    />
  );
}

function SwitchField(props: FieldProps) {
  const { label, description, error } = useFieldProps(props);
  return (
    <Switch
      label={label}
      description={description}
      error={error}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

function ChoicesField(props: FieldProps) {
  const { variable, value, onChange } = props;
  const language = useLanguage();
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  // In the order of the template, whatever was chosen first.
  const sort = (keys: readonly string[]) => (variable.options ?? []).map((one) => one.value).filter((key) => keys.includes(key));
  return (
    <Checkbox.Group {...useFieldProps(props)} value={chosen} onChange={(keys) => onChange(sort(keys))}>
      <Stack gap="xs" mt="xs">
        {(variable.options ?? []).map((one) => (
          <Checkbox key={one.value} value={one.value} label={one.label[language]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function LinesField(props: FieldProps) {
  const t = useTexts<typeof en>('employment');
  const { value, onChange } = props;
  const { text, change } = useTypedLines(Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [], onChange);
  const { description, ...shared } = useFieldProps(props);
  return (
    <Textarea
      {...shared}
      description={[description, t('wizard.fields.onePerLine')].filter(Boolean).join(' ')}
      autosize
      minRows={2}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

const fieldOfType: Readonly<Record<TemplateVariable['type'], (props: FieldProps) => ReactNode>> = {
  text: TextField,
  number: NumberField,
  percent: PercentField,
  money: AmountInput,
  date: DayField,
  select: SelectField,
  switch: SwitchField,
  choices: ChoicesField,
  texts: LinesField,
  providers: ProvidersField,
};
