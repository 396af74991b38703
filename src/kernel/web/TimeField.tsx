import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useKernelTexts } from './texts.ts';
import { parsedTime } from './time-text.ts';
import { useTypedText } from './use-typed-text.ts';

interface TimeFieldProps {
  label: string;
  'aria-label'?: string;
  /** `HH:MM`, or empty. */
  value: string;
  /** Called with a time when the user leaves the field or presses Enter. */
  onChange: (time: string) => void;
}

/** A time of day of 24 hours, whatever the browser's language. What is no time gives way to the value before it, and is said. */
export function TimeField({ value, onChange, ...rest }: TimeFieldProps) {
  const t = useKernelTexts();
  const [isWrong, setWrong] = useState(false);
  const { shown, type, commit } = useTypedText(value, (typed) => {
    const time = parsedTime(typed);
    setWrong(time === undefined && typed !== '');
    if (time !== undefined && time !== value) onChange(time);
  });
  return (
    <TextInput
      {...rest}
      placeholder={t('date.timePattern')}
      value={shown}
      error={isWrong && t('date.timeFormat')}
      onChange={({ currentTarget }) => {
        setWrong(false);
        type.take(currentTarget.value);
      }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={commit}
      onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && commit()}
    />
  );
}
