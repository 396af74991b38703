import { DateField, type DateFieldProps } from './DateField.tsx';
import { localToday } from './local-day.ts';
import styles from './MomentField.module.css';
import { localParts, momentOf } from './moment-parts.ts';
import { useKernelTexts } from './texts.ts';
import { TimeField } from './TimeField.tsx';
import { parsedTime } from './time-text.ts';

interface MomentFieldProps extends Pick<DateFieldProps, 'description' | 'error' | 'required' | 'min' | 'max' | 'onBlur' | 'data-path'> {
  label: string;
  /** A moment as ISO 8601 in UTC, or empty. */
  value?: string;
  onChange?: (moment: string) => void;
}

/** A day and a time of day, in the time of the user’s machine. */
export function MomentField({ label, value = '', onChange, error, ...rest }: MomentFieldProps) {
  const t = useKernelTexts();
  const { day, time } = localParts(value);
  // A wrong time is said beside the time.
  const ofDay = time === '' || parsedTime(time) ? error : undefined;
  const set = (nextDay: string, nextTime: string) => onChange?.(momentOf(nextDay, nextTime));
  return (
    <div className={styles['moment']} data-described={rest.description !== undefined || undefined}>
      <DateField label={label} value={day} onChange={(next) => set(next, time)} today={localToday()} error={ofDay} {...rest} />
      <TimeField
        label={t('date.time')}
        aria-label={t('date.timeOf', { label })}
        value={time}
        onChange={(next) => set(day || localToday(), next)}
      />
    </div>
  );
}
