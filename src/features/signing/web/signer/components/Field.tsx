import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Missing } from './Missing.tsx';

interface FieldProps {
  label: string;
  hint?: string;
  /** What is missing or wrong, once somebody has tried. */
  problem: string | undefined;
  children: (field: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }) => ReactNode;
}

/** A field to type in, with its label, what helps, and what is missing. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, `${id}-missing`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': problem !== undefined || undefined, 'aria-describedby': describedBy })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <Missing id={`${id}-missing`}>{problem}</Missing>
    </div>
  );
}
