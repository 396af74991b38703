import { Button } from '@mantine/core';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { List } from '#kernel/web/use-list.ts';
import type { getCompanySigningRequests } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './list.module.css';

interface ListNoteProps {
  answer: Answer<typeof getCompanySigningRequests>;
  list: List;
}

/** How many wait for the reader, and how many signatures the company has used. */
export function ListNote({ answer: { sums, limit }, list }: ListNoteProps) {
  const t = useTexts<typeof en>('signing');
  const isShown = list.filters['forMe']?.includes('yes') === true;
  if (sums.forMe === 0 && limit.limit === null) return null;
  return (
    <p className={styles['note']}>
      {sums.forMe > 0 && (
        <strong>
          {t('list.forMe', { count: sums.forMe })}{' '}
          {!isShown && (
            <Button size="compact-sm" variant="subtle" onClick={() => list.setFilter('forMe', ['yes'])}>
              {t('list.showForMe')}
            </Button>
          )}
        </strong>
      )}
      {limit.limit !== null && <span>{t('list.limit', { used: limit.used, limit: limit.limit })}</span>}
    </p>
  );
}
