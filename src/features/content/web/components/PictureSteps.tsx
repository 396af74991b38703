import { Skeleton } from '@mantine/core';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getTeasers } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { ContentPicture } from './ContentPicture.tsx';
import styles from './picture-steps.module.css';

const sizes = '(width < 40em) 6rem, 12rem';

/** The steps of a topic in pictures, all at once, beside what is typed. Renders nothing when there are none or they cannot be loaded. */
export function PictureSteps({ topic }: { topic: string }) {
  const t = useTexts<typeof en>('content');
  const { answer, loading } = useCall(getTeasers, { query: { feature: topic, language: useLanguage() } }, { staleMinutes: 30 });
  if (loading) return <Skeleton className={styles['waiting']} />;
  if (!answer || answer.cards.length === 0) return null;
  return (
    <ol className={styles['steps']} aria-label={t('steps.label')}>
      {answer.cards.map(({ title, text, picture }) => (
        <li key={title} className={styles['step']}>
          {picture && <ContentPicture picture={picture} sizes={sizes} isFirst />}
          <div>
            <p className={styles['title']}>{title}</p>
            <p className={styles['text']}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
