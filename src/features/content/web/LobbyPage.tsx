import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { ContentPage } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { ContentPicture } from './components/ContentPicture.tsx';
import { FrontDoorActions } from './components/FrontDoorActions.tsx';
import styles from './components/front-door.module.css';
import { sectionsOf } from './components/front-door-sections.ts';
import { Blocks } from './components/Blocks.tsx';
import { ContentPageLoader } from './components/ContentPageLoader.tsx';

/** The public start page: introduces the product, with links to sign up and sign in (content.5). */
export function LobbyPage() {
  return (
    <div data-wide>
      <ContentPageLoader slug="front" kind="lobby" skeleton={<FrontDoorSkeleton />}>
        {(page) => <FrontDoor page={page} />}
      </ContentPageLoader>
    </div>
  );
}

/** The words and the picture, where they will stand. */
function FrontDoorSkeleton() {
  return (
    <div className={styles['hero']}>
      <div className={styles['coming']}>
        <Skeleton height={48} width="90%" />
        <Skeleton height={72} width="85%" />
        <Skeleton height={42} width="60%" />
      </div>
      <Skeleton className={styles['pictureToCome']} />
    </div>
  );
}

function FrontDoor({ page }: { page: ContentPage }) {
  return (
    <article className={styles['door']}>
      <header className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']} tabIndex={-1}>
            {page.title}
          </h1>
          {page.lead && <p className={styles['lead']}>{page.lead}</p>}
          <FrontDoorActions />
          <Trial />
        </div>
        {page.picture && <ContentPicture picture={page.picture} sizes="(width < 60em) 100vw, 36rem" isFirst />}
      </header>
      {sectionsOf(page.blocks).map(({ words, picture }, place) => (
        // The sections never change their order.
        <section key={place} className={styles['section']} data-turned={place % 2 === 1 || undefined}>
          <Blocks blocks={words} />
          {picture && <ContentPicture picture={picture} sizes="(width < 60em) 100vw, 32rem" />}
        </section>
      ))}
    </article>
  );
}

const toPrices = (chunks: ReactNode) => <Link to="/lobby/prices">{chunks}</Link>;

function Trial() {
  const t = useTexts<typeof en>('content');
  return <p className={styles['trial']}>{t.rich('lobby.trial', { link: toPrices })}</p>;
}
