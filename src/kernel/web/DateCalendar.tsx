import { FocusTrap } from '@mantine/core';
import { useState, type ComponentProps, type RefObject } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { nb } from 'react-day-picker/locale/nb';
import { Floating } from '#ui/Floating.tsx';
import styles from './DateCalendar.module.css';
import { useFormat } from './format.ts';
import { localDay } from './calendar-day.ts';
import { useKernelTexts, useLanguage } from './texts.ts';

/** A named day in a calendar. */
export interface DateMark {
  day: string;
  kind: 'holiday' | 'booked';
  name: string;
}

interface DateCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  /** `YYYY-MM-DD`, or anything else without a date. */
  day: string;
  today: string;
  period?: { from: string; to: string } | undefined;
  min?: string | undefined;
  max?: string | undefined;
  marks?: readonly DateMark[] | undefined;
  /** With the day that was chosen; without one when the calendar was only closed. */
  onClose: (day?: string) => void;
}

const locales = { no: nb, en: enGB };
const yearsBack = 100;
const yearsAhead = 10;

/** A month to choose a day from: a dialog with a grid, moved through by the arrows, Page Up and Down, Home and End (shell.39). */
export function DateCalendar({ anchor, day, today, period, min, max, marks = [], onClose }: DateCalendarProps) {
  const t = useKernelTexts();
  const format = useFormat();
  const language = useLanguage();
  const [now] = useState(() => dateOf(today) ?? new Date());
  const selected = dateOf(day);
  const [month, setMonth] = useState(selected ?? dateOf(period?.from) ?? dateOf(min) ?? now);
  const [from, to] = [dateOf(period?.from), dateOf(period?.to)];
  const thisYear = now.getFullYear();
  const [first, last] = [dateOf(min), dateOf(max)];
  const names = (date: Date): string[] => marks.filter((mark) => mark.day === localDay(date)).map(({ name }) => name);
  const ofKind = (kind: DateMark['kind']) => marks.flatMap((mark) => (mark.kind === kind ? (dateOf(mark.day) ?? []) : []));
  return (
    <Floating anchor={anchor} side="bottom-end" isInPlace onClose={() => onClose()}>
      <FocusTrap>
        <dialog open aria-label={t('date.choose')} className={styles['calendar']}>
          <DayPicker
            mode="single"
            required
            selected={selected}
            onSelect={(date) => onClose(localDay(date))}
            today={now}
            month={month}
            onMonthChange={setMonth}
            startMonth={first ?? new Date(thisYear - yearsBack, 0)}
            endMonth={last ?? new Date(thisYear + yearsAhead, 11)}
            disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
            locale={locales[language]}
            labels={{
              labelDayButton: (date, { today: isToday }) =>
                [format.dateLong(localDay(date)), ...(isToday ? [t('date.today')] : []), ...names(date)].join(', '),
            }}
            weekStartsOn={1}
            ISOWeek
            showWeekNumber
            showOutsideDays
            fixedWeeks
            captionLayout="dropdown"
            modifiers={{
              holiday: ofKind('holiday'),
              booked: ofKind('booked'),
              ...(from && to && from < to ? { inPeriod: { from, to } } : {}),
            }}
            components={components}
            classNames={classNames}
            modifiersClassNames={modifierClasses}
          />
          <Marks marks={marks} month={month} />
        </dialog>
      </FocusTrap>
    </Floating>
  );
}

/** The day that Tab reaches, so the chosen one or today, has the focus when the calendar opens. */
function FocusableDay(props: ComponentProps<typeof DayButton>) {
  return <DayButton {...props} {...(props.tabIndex === 0 && { 'data-autofocus': true })} />;
}

const components = { DayButton: FocusableDay };

/** The marked days of the month in words: colour is not the only sign. */
function Marks({ marks, month }: { marks: readonly DateMark[]; month: Date }) {
  const format = useFormat();
  const shown = marks.filter(({ day }) => day.startsWith(localDay(month).slice(0, 7))).toSorted((a, b) => a.day.localeCompare(b.day));
  if (shown.length === 0) return null;
  return (
    <ul className={styles['marks']}>
      {shown.map(({ day, kind, name }) => (
        <li key={`${day}/${name}`} data-kind={kind}>
          {format.dayAndMonth(day)}: {name}
        </li>
      ))}
    </ul>
  );
}

function dateOf(day: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  return year && month && date ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined;
}

const named = (name: string): string => styles[name] ?? '';
const classNames = {
  months: named('months'),
  month_caption: named('caption'),
  nav: named('nav'),
  dropdowns: named('dropdowns'),
  dropdown_root: named('dropdownRoot'),
  dropdown: named('dropdown'),
  caption_label: named('captionLabel'),
  button_previous: named('navButton'),
  button_next: named('navButton'),
  chevron: named('chevron'),
  month_grid: named('grid'),
  weekday: named('weekday'),
  week_number: named('weekNumber'),
  week_number_header: named('weekday'),
  day: named('day'),
  day_button: named('dayButton'),
  selected: named('selected'),
  today: named('today'),
  outside: named('outside'),
  disabled: named('disabled'),
};
const modifierClasses = { holiday: named('holiday'), booked: named('booked'), inPeriod: named('inPeriod') };
