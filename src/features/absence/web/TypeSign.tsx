import type { ShownAbsenceType } from '../contract/kinds.ts';
import styles from './looks.module.css';
import { typeIcons } from './type-icons.ts';

/** Only its colour and picture; whoever draws it says the word. */
export function TypeSign({ type }: { type: ShownAbsenceType }) {
  const Picture = typeIcons[type];
  return (
    <span aria-hidden className={`${styles['type']} ${styles['sign']}`} data-type={type}>
      <Picture size={15} />
    </span>
  );
}

/** Its colour, picture and word, as whoever draws it says the word. */
export function TypeInWords({ type, words }: { type: ShownAbsenceType; words: string }) {
  return (
    <span className={styles['mark']}>
      <TypeSign type={type} />
      {words}
    </span>
  );
}

/** The class that gives what it is set on the two colours of `data-type`: `--mark-fill` and `--mark-text`. */
export const typeColours = styles['type'] ?? '';
