import { FrontDoorActions } from './components/FrontDoorActions.tsx';
import styles from './components/front-door.module.css';
import { PageText } from './components/PageText.tsx';
import { ShownPage } from './components/ShownPage.tsx';
import { useSlug } from './components/use-slug.ts';

/** What lies behind the front door: prices, and what the parts are (SH-31). */
export function LobbyTextPage() {
  return (
    <ShownPage slug={useSlug()} kind="lobby">
      {(page) => (
        <PageText page={page}>
          <div className={styles['after']}>
            <FrontDoorActions />
          </div>
        </PageText>
      )}
    </ShownPage>
  );
}
