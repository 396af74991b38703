import styles from './field.module.css';

/** What is missing in a field, announced when it appears. */
export function Missing({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className={styles['missing']} role="alert">
      {children}
    </p>
  );
}
