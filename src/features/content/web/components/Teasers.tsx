import { Skeleton } from '@mantine/core';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getTeasers } from '../../contract/endpoints.ts';
import type { TeaserCard } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ContentPicture } from './ContentPicture.tsx';
import { FilmView } from './FilmView.tsx';
import styles from './locked.module.css';
import { Pager } from './Pager.tsx';

const sizes = '(width < 48em) 100vw, 34rem';

/** The cards of a feature or topic. Renders nothing when there are none or they cannot be loaded, because the sentence above is enough. */
export function Teasers({ feature }: { feature: string }) {
  const t = useTexts<typeof en>('content');
  const { answer, loading } = useCall(getTeasers, { query: { feature, language: useLanguage() } }, { staleMinutes: 30 });
  if (loading) return <Skeleton className={styles['waiting']} />;
  if (!answer || answer.cards.length === 0) return null;
  return (
    <Pager items={answer.cards} label={t('pager.label')}>
      {(card) => <Card card={card} />}
    </Pager>
  );
}

function Card({ card: { title, text, picture, film } }: { card: TeaserCard }) {
  return (
    <article className={styles['card']}>
      {film ? <FilmView film={film} title={title} sizes={sizes} /> : picture && <ContentPicture picture={picture} sizes={sizes} />}
      <h2 className={styles['cardTitle']}>{title}</h2>
      <p className={styles['cardText']}>{text}</p>
    </article>
  );
}
