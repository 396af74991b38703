import styles from './top-bar.module.css';

/** A person without a picture. Drawn by the style sheet: as text, the letters would count as the button's visible name. */
export function Initials({ firstName, lastName }: { firstName: string; lastName: string }) {
  const letters = `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase();
  return <span aria-hidden className={styles['initials']} data-letters={letters} />;
}
