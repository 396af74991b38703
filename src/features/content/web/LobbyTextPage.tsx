import { Suspense } from 'react';
import { fromPort } from '#kernel/web/from-port.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { FrontDoorActions } from './components/FrontDoorActions.tsx';
import styles from './components/front-door.module.css';
import { PageText } from './components/PageText.tsx';
import { ContentPageLoader } from './components/ContentPageLoader.tsx';
import { useSlug } from './components/use-slug.ts';

const PriceList = lazyComponent(() => fromPort('priceList'));

/** A public subpage: prices, and the parts of the product (content.6). */
export function LobbyTextPage() {
  const slug = useSlug();
  return (
    <ContentPageLoader slug={slug} kind="lobby">
      {(page) => (
        <PageText page={page}>
          {slug === 'prices' && (
            <Suspense>
              <PriceList />
            </Suspense>
          )}
          <div className={styles['after']}>
            <FrontDoorActions />
          </div>
        </PageText>
      )}
    </ContentPageLoader>
  );
}
