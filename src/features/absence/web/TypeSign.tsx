import type { ShownAbsenceType } from '../contract/kinds.ts';
import styles from './looks.module.css';
import { typeIcons } from './type-icons.ts';

/** Only the colour and icon; the caller shows the name. */
export function TypeSign({ type }: { type: ShownAbsenceType }) {
  const Picture = typeIcons[type];
  return (
    <span aria-hidden className={`${styles['type']} ${styles['sign']}`} data-type={type}>
      <Picture size={15} />
    </span>
  );
}

/** Colour and icon, with a name given by the caller. */
export function TypeInWords({ type, words }: { type: ShownAbsenceType; words: string }) {
  return (
    <span className={styles['mark']}>
      <TypeSign type={type} />
      {words}
    </span>
  );
}

/** The class that sets the two colours of `data-type`: `--mark-fill` and `--mark-text`. */
export const typeColours = styles['type'] ?? '';
