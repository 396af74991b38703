import type { ReactNode } from 'react';
import styles from './signup.module.css';

/** A group of fields with a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={styles['fields']}>{children}</div>
    </fieldset>
  );
}
