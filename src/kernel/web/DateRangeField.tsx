import type { DateMark } from './DateCalendar.tsx';
import styles from './DateRangeField.module.css';
import { DateField, type DateFieldProps } from './DateField.tsx';

type End = Omit<DateFieldProps, 'marks' | 'period' | 'min' | 'max' | 'className'>;

interface DateRangeFieldProps {
  from: End;
  to: End;
  min?: string | undefined;
  max?: string | undefined;
  marks?: readonly DateMark[] | undefined;
}

const isDay = (text: string | null | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The first and the last day of a period, side by side; their calendars show the whole period (shell.39). */
export function DateRangeField({ from, to, min, max, marks }: DateRangeFieldProps) {
  const period = isDay(from.value) && isDay(to.value) ? { from: from.value, to: to.value } : undefined;
  const shared = { max, marks, period };
  return (
    <div className={styles['pair']}>
      <DateField {...from} {...shared} min={min} />
      <DateField {...to} {...shared} min={isDay(from.value) ? from.value : min} />
    </div>
  );
}
