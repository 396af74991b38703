import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { datePattern, isNoDay, parsedDate, typedDate } from './date-text.ts';
import type { DateMark } from './DateCalendar.tsx';
import { today as companyToday } from './local-day.ts';
import { lazyComponent } from './parts.ts';
import { useKernelTexts, useLanguage } from './texts.ts';
import { useTypedText } from './use-typed-text.ts';

const DateCalendar = lazyComponent(async () => (await import('./DateCalendar.tsx')).DateCalendar);

const committingKeys: ReadonlySet<string> = new Set(['Enter', 'Escape', 'Tab']);

export interface DateFieldProps {
  label: ReactNode;
  /** `YYYY-MM-DD`; empty without a date; the typed text when it is not a date. */
  value?: string | null | undefined;
  /** Called when the user leaves the field, presses Enter or chooses a day. */
  onChange: (day: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The day that is today for the field, from which a typed one without a year or month is read; by default the company's. */
  today?: string;
  className?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Days that the calendar marks by name, such as public holidays and bookings. */
  marks?: readonly DateMark[] | undefined;
  /** The period that the calendar shows around the day, when the field is one end of it. */
  period?: { from: string; to: string } | undefined;
  autoComplete?: string;
  'data-autofocus'?: boolean;
  'data-path'?: string;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A date field: typed day first in the user's language, or chosen in a calendar (shell.39). */
export function DateField({
  value,
  onChange,
  onFocus,
  onBlur,
  error,
  className,
  min,
  max,
  marks,
  period,
  disabled = false,
  today = companyToday(),
  ...rest
}: DateFieldProps) {
  const t = useKernelTexts();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const day = value ?? '';
  const { shown, type, commit } = useTypedText(typedDate(day, language), (typed) => onChange(parsedDate(typed, today)));
  useSelectedWhileUntouched(input, shown, type.isTyping);

  function close(chosen?: string): void {
    setOpen(false);
    if (chosen !== undefined) onChange(chosen);
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    // Esc may close filters around the field; before Tab moves on, the next field may depend on it.
    if (committingKeys.has(event.key)) commit();
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    commit();
    setOpen(true);
  }

  // Not in the order of Tab, so that typing goes on in the next field; Alt and the down arrow open the calendar too.
  const button = (
    <ActionIcon
      ref={opener}
      type="button"
      variant="subtle"
      color="gray"
      size={32}
      tabIndex={-1}
      disabled={disabled}
      aria-label={t('date.open')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <IconCalendar aria-hidden size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <div className={className}>
      <TextInput
        {...rest}
        error={error ?? (!type.isTyping && isNoDay(day) && t('fieldErrors.dateFormat'))}
        ref={input}
        disabled={disabled}
        placeholder={datePattern[language]}
        aria-keyshortcuts="Alt+ArrowDown"
        value={shown}
        onChange={(event) => type.take(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus?.();
        }}
        onBlur={() => {
          commit();
          onBlur?.();
        }}
        onKeyDown={handleKey}
        rightSection={button}
        rightSectionWidth={40}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DateCalendar anchor={opener} day={day} today={today} period={period} min={min} max={max} marks={marks} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** A value that arrives while the field has the focus, as from the field before, is selected like the one it replaces. */
function useSelectedWhileUntouched(input: { readonly current: HTMLInputElement | null }, shown: string, isTyping: boolean): void {
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === input.current) input.current?.select();
    // Again for each new value.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [input, shown, isTyping]);
}
