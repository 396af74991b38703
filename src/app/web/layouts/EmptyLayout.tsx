import { Outlet } from '@tanstack/react-router';
import styles from './layouts.module.css';

/** Nothing around the page. */
export function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1} className={styles['main']} data-plain="">
      <Outlet />
    </main>
  );
}
