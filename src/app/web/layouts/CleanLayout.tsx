import { Suspense } from 'react';
import { HelpButton } from '#features/content/web/public.ts';
import { useSession } from '#kernel/web/session.ts';
import { LanguageMenu } from '../top-bar/LanguageMenu.tsx';
import { Logo } from '../top-bar/Logo.tsx';
import { UserMenu } from '../top-bar/UserMenu.tsx';
import { Footer } from './Footer.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import styles from './layouts.module.css';

/** A single centred card: registering, verifying, signed out. Signed-in users can always sign out. */
export function CleanLayout() {
  const user = useSession();
  return (
    <div className={styles['shell']} data-clean="">
      <header className={styles['cleanBar']}>
        <Logo />
        <span className={styles['cleanMenus']}>
          {user && (
            <Suspense fallback={null}>
              <HelpButton />
            </Suspense>
          )}
          <LanguageMenu />
          {user && <UserMenu user={user} />}
        </span>
      </header>
      <main id="content" tabIndex={-1} className={styles['sheet']}>
        <PageOutlet />
      </main>
      <Footer />
    </div>
  );
}
