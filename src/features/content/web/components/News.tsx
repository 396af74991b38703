import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useLanguage } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { StackedList } from '#ui/StackedList.tsx';
import type * as content from '../../contract/endpoints.ts';
import type { NewsBlock } from '../../contract/entities.ts';
import { ContentPicture } from './ContentPicture.tsx';
import styles from './news.module.css';

// By address, so that the home page does not load the schemas of content.
const getNews = endpointAt<typeof content.getNews>({ method: 'GET', path: '/content/news' });
const shownAtMost = 3;

/** News for the user, newest first (home.8). Renders nothing when there are none. */
export function News() {
  const answer = useQuietCall(getNews, { query: { language: useLanguage() } }, { staleMinutes: 30 });
  if (!answer || answer.news.length === 0) return null;
  return (
    <StackedList gap={5}>
      {answer.news.slice(0, shownAtMost).map((block) => (
        <li key={block.id} className={styles['block']}>
          <OneNews block={block} />
        </li>
      ))}
    </StackedList>
  );
}

function OneNews({ block: { title, text, date, slug, picture } }: { block: NewsBlock }) {
  const format = useFormat();
  return (
    <>
      {picture && (
        <div className={styles['picture']}>
          <ContentPicture picture={picture} sizes="7rem" />
        </div>
      )}
      <div className={styles['words']}>
        <h3 className={styles['title']}>{slug ? <Link to={`/content/${slug}`}>{title}</Link> : title}</h3>
        <p className={styles['text']}>{text}</p>
        <time className={styles['date']} dateTime={date}>
          {format.date(date)}
        </time>
      </div>
    </>
  );
}
