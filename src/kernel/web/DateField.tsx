import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { datePattern, parsedDate, typedDate } from './date-text.ts';
import styles from './DateField.module.css';
import { useKernelTexts, useLanguage } from './texts.ts';

interface DateFieldProps {
  label: ReactNode;
  /** `YYYY-MM-DD`; empty without a date; the typed text when it is not a date. */
  value?: string | null | undefined;
  onChange: (day: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  min?: string;
  max?: string;
  autoComplete?: string;
  onFocus?: () => void;
  onBlur?: () => void;
  'data-path'?: string;
}

/** A date field: typed day first in the user's language, or picked from the device's calendar. */
export function DateField({ value, onChange, onBlur, min, max, disabled = false, ...rest }: DateFieldProps) {
  const t = useKernelTexts();
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  // While the user types, the field holds their text; it becomes a date on blur.
  const [draft, setDraft] = useState<string>();
  const day = value ?? '';

  function leave(): void {
    if (draft !== undefined) onChange(parsedDate(draft, new Date().getFullYear()));
    setDraft(undefined);
    onBlur?.();
  }

  const calendar = (
    <>
      <ActionIcon
        type="button"
        variant="subtle"
        color="gray"
        size={32}
        disabled={disabled}
        aria-label={t('date.open')}
        onClick={() => picker.current?.showPicker()}
      >
        <IconCalendar size={18} stroke={1.75} />
      </ActionIcon>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        className={styles['picker']}
        value={/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
  return (
    <TextInput
      {...rest}
      disabled={disabled}
      inputMode="numeric"
      placeholder={datePattern[language]}
      value={draft ?? typedDate(day, language)}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      rightSection={calendar}
      rightSectionWidth={40}
    />
  );
}
