import { TopBar } from '../top-bar/TopBar.tsx';
import { ViewAs } from '../view-as/ViewAs.tsx';
import { Footer } from './Footer.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import styles from './layouts.module.css';

/** Without left navigation: for pages outside a company. */
export function PlainLayout() {
  return (
    <div className={styles['shell']}>
      <TopBar />
      <ViewAs />
      <main id="content" tabIndex={-1} className={styles['main']} data-plain="">
        <PageOutlet />
      </main>
      <Footer />
    </div>
  );
}
