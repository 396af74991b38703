import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '#kernel/web/DateField.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './breaches.module.css';

interface MomentFieldProps {
  label: string;
  description?: string;
  error?: ReactNode;
  required?: boolean;
  /** A moment as ISO 8601 in UTC, or empty. */
  value?: string;
  onChange?: (moment: string) => void;
  onBlur?: () => void;
  'data-path'?: string;
}

/** A day and a time of day, in the time of the reader’s machine. What has happened is not in the future. */
export function MomentField({ label, description, error, required = false, value = '', onChange, onBlur, ...rest }: MomentFieldProps) {
  const t = useGdprTexts();
  const { day, time } = localOf(value);
  const set = (nextDay: string, nextTime: string) => {
    const at = nextDay === '' ? undefined : new Date(`${nextDay}T${nextTime || '12:00'}`);
    onChange?.(at && !Number.isNaN(at.getTime()) ? at.toISOString() : nextDay);
  };
  return (
    <div className={styles['moment']}>
      <DateField
        label={label}
        description={description}
        error={error}
        required={required}
        max={today()}
        value={day}
        onChange={(next) => set(next, time)}
        {...(onBlur && { onBlur })}
        {...rest}
      />
      <TextInput
        type="time"
        label={t('breaches.form.time')}
        aria-label={t('breaches.form.timeOf', { label })}
        value={time}
        onChange={({ currentTarget }) => currentTarget.value !== '' && set(day || today(), currentTarget.value)}
      />
    </div>
  );
}

const two = (number: number) => String(number).padStart(2, '0');

/** The day and the time of a moment; of what is not one, what was typed as the day. */
function localOf(moment: string): { day: string; time: string } {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return { day: moment, time: '' };
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return { day, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}
