import { TextInput } from '@mantine/core';
import { useKernelTexts } from './texts.ts';
import { parsedTime } from './time-text.ts';
import { useTypedText } from './use-typed-text.ts';

interface TimeFieldProps {
  label: string;
  'aria-label'?: string;
  /** `HH:MM`; empty without a time; the typed text when it is not a time. */
  value: string;
  /** Called when the user leaves the field, presses Enter or sends the form. */
  onChange: (time: string) => void;
}

/** A time of day of 24 hours, whatever the browser's language (shell.39). */
export function TimeField({ value, onChange, ...rest }: TimeFieldProps) {
  const t = useKernelTexts();
  const { shown, type, commit } = useTypedText(value, (typed) => {
    if (typed.trim() !== '') onChange(parsedTime(typed) ?? typed);
  });
  const isWrong = !type.isTyping && value !== '' && parsedTime(value) === undefined;
  return (
    <TextInput
      {...rest}
      placeholder={t('date.timePattern')}
      value={shown}
      error={isWrong && t('date.timeFormat')}
      onChange={({ currentTarget }) => type.take(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={commit}
      onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && commit()}
    />
  );
}
