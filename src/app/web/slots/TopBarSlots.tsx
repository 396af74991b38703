import { useSession } from '#kernel/web/session.ts';
import { useCatalogue } from '../catalogue.ts';
import { slotsFor } from '../navigation.ts';
import { Slot } from './Slot.tsx';
import styles from './slots.module.css';

/** The features' parts of the top bar: the bell. Its space is reserved while loading. */
export function TopBarSlots() {
  const user = useSession();
  const { topBar } = useCatalogue();
  return slotsFor(user, topBar).map((slot) => (
    <span key={slot.key} className={styles['topBar']} data-kept={slot.isElsewhere ? undefined : true}>
      <Slot slot={slot} skeleton={slot.isElsewhere ? null : <span className={styles['place']} />} />
    </span>
  ));
}
