import { PageOutlet } from './PageOutlet.tsx';
import styles from './layouts.module.css';

/** A page without any navigation. */
export function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1} className={styles['main']} data-plain="">
      <PageOutlet />
    </main>
  );
}
