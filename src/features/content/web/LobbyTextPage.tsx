import { FrontDoorActions } from './components/FrontDoorActions.tsx';
import styles from './components/front-door.module.css';
import { PageText } from './components/PageText.tsx';
import { ContentPageLoader } from './components/ContentPageLoader.tsx';
import { useSlug } from './components/use-slug.ts';

/** A public subpage: prices, and the parts of the product (content.6). */
export function LobbyTextPage() {
  return (
    <ContentPageLoader slug={useSlug()} kind="lobby">
      {(page) => (
        <PageText page={page}>
          <div className={styles['after']}>
            <FrontDoorActions />
          </div>
        </PageText>
      )}
    </ContentPageLoader>
  );
}
