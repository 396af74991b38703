import styles from './top-bar.module.css';

/** A person without a picture. */
export function Initials({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <span aria-hidden className={styles['initials']}>
      {(firstName[0] ?? '').toUpperCase()}
      {(lastName[0] ?? '').toUpperCase()}
    </span>
  );
}
