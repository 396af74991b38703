import { useSession } from '#kernel/web/session.ts';
import { useCatalogue } from '../catalogue.ts';
import { slotsFor } from '../navigation.ts';
import { Slot } from './Slot.tsx';
import styles from './slots.module.css';

/** What features put into the top bar: the bell. Its place is kept while it loads. */
export function TopBarSlots() {
  const user = useSession();
  const { topBar } = useCatalogue();
  return slotsFor(user, topBar).map((slot) => (
    <span key={slot.key} className={styles['topBar']}>
      <Slot slot={slot} />
    </span>
  ));
}
