import { Outlet } from '@tanstack/react-router';
import { LanguageMenu } from '../top-bar/LanguageMenu.tsx';
import { Logo } from '../top-bar/Logo.tsx';
import { Footer } from './Footer.tsx';
import styles from './layouts.module.css';

/** One quiet sheet: registering, verifying, being signed out. */
export function CleanLayout() {
  return (
    <div className={styles['shell']} data-clean="">
      <header className={styles['cleanBar']}>
        <Logo />
        <LanguageMenu />
      </header>
      <main id="content" tabIndex={-1} className={styles['sheet']}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
