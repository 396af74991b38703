import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { StackedList } from '#ui/StackedList.tsx';
import type * as content from '../../contract/endpoints.ts';
import type { IntroVideo } from '../../contract/entities.ts';
import type { en } from '../../texts/en-home.ts';
import { ContentPicture } from './ContentPicture.tsx';
import styles from './intro-videos.module.css';
import { useSeenVideos } from './use-seen-videos.ts';

// The home page does not load the schemas of content, nor what opens on a click.
const getVideos = endpointAt<typeof content.getVideos>({ method: 'GET', path: '/content/videos' });
const VideoDialog = lazyComponent(async () => (await import('./VideoDialog.tsx')).VideoDialog, 'content');

/** Introductions for the user's role, with a mark on those already viewed (home.8). */
export function IntroVideos() {
  const answer = useQuietCall(getVideos, { query: { language: useLanguage() } }, { staleMinutes: 30 });
  const [openKey, setOpenKey] = useState<string>();
  const [seen, markSeen] = useSeenVideos();
  if (!answer || answer.videos.length === 0) return null;
  const open = answer.videos.find(({ key }) => key === openKey);
  return (
    <>
      <StackedList>
        {answer.videos.map((video) => (
          <li key={video.key}>
            <VideoButton video={video} isSeen={seen.includes(video.key)} onOpen={() => setOpenKey(video.key)} />
          </li>
        ))}
      </StackedList>
      {open && (
        <Suspense fallback={<DialogToCome />}>
          <VideoDialog video={open} onSeen={() => markSeen(open.key)} onClose={() => setOpenKey(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function VideoButton({ video: { title, text, film }, isSeen, onOpen }: { video: IntroVideo; isSeen: boolean; onOpen: () => void }) {
  const t = useTexts<typeof en>('content/home');
  const picture = film.kind === 'frames' ? film.frames[0]?.picture : film.poster;
  return (
    <button type="button" className={styles['video']} onClick={onOpen}>
      <span className={styles['poster']}>
        {picture && <ContentPicture picture={{ ...picture, alt: '' }} sizes="7rem" />}
        <span className={styles['play']}>
          <IconPlayerPlay aria-hidden size={18} />
        </span>
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{title}</span>
        <span className={styles['text']}>{text}</span>
        {isSeen && (
          <span className={styles['seen']}>
            <IconCheck aria-hidden size={14} />
            {t('seen')}
          </span>
        )}
      </span>
    </button>
  );
}
