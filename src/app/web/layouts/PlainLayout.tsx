import { TopBar } from '../top-bar/TopBar.tsx';
import { ViewAsBanner } from '../view-as/ViewAsBanner.tsx';
import { Footer } from './Footer.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import styles from './layouts.module.css';

/** Without left navigation: for pages outside a company. */
export function PlainLayout() {
  return (
    <div className={styles['shell']}>
      <TopBar />
      <ViewAsBanner />
      <main id="content" tabIndex={-1} className={styles['main']} data-plain="">
        <PageOutlet />
      </main>
      <Footer />
    </div>
  );
}
