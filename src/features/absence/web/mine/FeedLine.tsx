import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteFeed, feeds, rotateFeed } from '../../contract/endpoints-company.ts';
import type { AbsenceFeed } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import styles from './mine.module.css';

interface FeedLineProps {
  feed: AbsenceFeed;
  onAddress: (address: string) => void;
}

/** One feed: its scope, when it was last fetched, and buttons to replace or delete its address. */
export function FeedLine({ feed: { feedId, scope, createdDate, lastFetchedDate }, onAddress }: FeedLineProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const isFixed = useReadOnly();
  const rotating = useWrite(rotateFeed, { changes: [feeds] });
  const deleting = useWrite(deleteFeed, { changes: [feeds] });
  const [asking, setAsking] = useState<'rotate' | 'delete'>();

  const close = (): void => setAsking(undefined);
  return (
    <li className={styles['feed']}>
      <span className={styles['feedWords']}>
        <strong>{t(`mine.feeds.scopes.${scope}`)}</strong>
        <small>
          {t('mine.feeds.created', { moment: format.moment(createdDate) })}
          {' · '}
          {lastFetchedDate ? t('mine.feeds.fetched', { moment: format.moment(lastFetchedDate) }) : t('mine.feeds.neverFetched')}
        </small>
      </span>
      {!isFixed && (
        <>
          <Button size="xs" variant="default" onClick={() => setAsking('rotate')}>
            {t('mine.feeds.rotate')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setAsking('delete')}>
            {t('mine.feeds.delete')}
          </Button>
        </>
      )}
      <ConfirmAction
        title={t('mine.feeds.rotateTitle')}
        isOpen={asking === 'rotate'}
        onClose={close}
        act={() => rotating.write({ body: { feedId } })}
        onDone={({ address }) => onAddress(address)}
        confirmLabel={t('mine.feeds.rotate')}
      >
        {t('mine.feeds.rotateText')}
      </ConfirmAction>
      <ConfirmAction
        title={t('mine.feeds.deleteTitle')}
        isOpen={asking === 'delete'}
        onClose={close}
        act={() => deleting.write({ query: { feedId } })}
        done={t('mine.feeds.deleted')}
        confirmLabel={t('mine.feeds.delete')}
        isDestructive
      >
        {t('mine.feeds.deleteText')}
      </ConfirmAction>
    </li>
  );
}
