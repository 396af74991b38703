import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { LinkButton } from './LinkButton.tsx';
import styles from './OneTimeCode.module.css';

interface OneTimeCodeProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit was typed. */
  onComplete?: (code: string) => void;
  /** The remaining lifetime of the code. */
  timeLeft?: ReactNode;
  error?: ReactNode;
  /** Sends another code. */
  resend?: { label: string; isDisabled: boolean; onResend: () => void };
  /** Where the code is the only thing to do on a page. */
  isFocusedAtOnce?: boolean;
  'data-path'?: string;
}

const length = 6;

/**
 * Six boxes for a code from a mail, a message or an app (identity.41). A single field covers them, so that a code can be pasted,
 * filled in by the device and read out as a whole.
 */
export function OneTimeCode({ label, value, onChange, onComplete, timeLeft, error, resend, isFocusedAtOnce, ...rest }: OneTimeCodeProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocusedAtOnce) field.current?.focus();
  }, [isFocusedAtOnce]);
  const current = Math.min(value.length, length - 1);

  function take(typed: string): void {
    const code = typed.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['boxes']}>
        <input
          {...rest}
          ref={field}
          id={id}
          className={styles['input']}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-time ${id}-error`}
          value={value}
          onChange={(event) => take(event.currentTarget.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {Array.from({ length }, (_, place) => (
          <span
            // The boxes never change their order.
            key={place}
            aria-hidden
            className={styles['box']}
            data-current={(isFocused && place === current) || undefined}
            data-bad={error ? '' : undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
      <div id={`${id}-error`} className={styles['error']}>
        {error}
      </div>
      {(timeLeft ?? resend) && (
        <div className={styles['below']}>
          <span id={`${id}-time`}>{timeLeft}</span>
          {resend && (
            <LinkButton isInText disabled={resend.isDisabled} onClick={resend.onResend}>
              {resend.label}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
