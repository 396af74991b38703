import { Outlet } from '@tanstack/react-router';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Footer } from './Footer.tsx';
import styles from './layouts.module.css';

/** Without left navigation: for what stands outside one company's daily work. */
export function PlainLayout() {
  return (
    <div className={styles['shell']}>
      <TopBar />
      <main id="content" tabIndex={-1} className={styles['main']} data-plain="">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
