import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { Film } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ContentPicture } from './ContentPicture.tsx';
import styles from './film.module.css';
import { Pager } from './Pager.tsx';

interface FilmViewProps {
  film: Film;
  title: string;
  sizes: string;
  /** Called when it was viewed to the end, or opened externally. */
  onSeen?: () => void;
}

/** A film: pictures to page through, or a link to an external video. */
export function FilmView({ film, title, sizes, onSeen }: FilmViewProps) {
  if (film.kind === 'frames') {
    return (
      <Pager items={film.frames} label={title} {...(onSeen && { onEnd: onSeen })}>
        {({ picture, caption }) => (
          <figure className={styles['frame']}>
            <ContentPicture picture={picture} sizes={sizes} />
            <figcaption className={styles['caption']}>{caption}</figcaption>
          </figure>
        )}
      </Pager>
    );
  }
  return (
    <div className={styles['elsewhere']}>
      {film.poster && <ContentPicture picture={film.poster} sizes={sizes} />}
      <OpenElsewhere href={film.href} title={title} onOpen={onSeen} />
    </div>
  );
}

function OpenElsewhere({ href, title, onOpen }: { href: string; title: string; onOpen: (() => void) | undefined }) {
  const t = useTexts<typeof en>('content');
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconExternalLink aria-hidden />}
      aria-label={`${t('film.open')}: ${title} (${t('film.opensElsewhere')})`}
      onClick={onOpen}
    >
      {t('film.open')}
    </Button>
  );
}
