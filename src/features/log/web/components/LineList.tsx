import type { ReactNode } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { countNewLogs, getPaginatedLogs } from '../../contract/endpoints.ts';
import type { LogFilter, LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { waitsFor } from '../waits-for.ts';
import styles from './log.module.css';

interface LineListProps {
  filter: LogFilter;
  most: number;
  /** Shows the lines otherwise than as plain text. */
  lines?: (logs: readonly LogLine[]) => ReactNode;
}

/** The newest lines of a filter, at most this many; a list for another record has its own key. */
export function LineList({ filter, most, lines = (logs) => <PlainLines logs={logs} /> }: LineListProps) {
  const language = useLanguage();
  // Refetched after every change; the lines only when there is a newer one.
  const counted = useCall(countNewLogs, { body: { filter } }, { everySeconds: 60 });
  const { answer } = counted;
  const upTo = answer?.newest ? { upTo: answer.newest } : {};
  const body = { pagination: { pageSize: most }, filter, language, ...upTo };
  const read = useCall(getPaginatedLogs, { body }, { keepsPrevious: true, enabled: answer !== undefined });
  return (
    <Loaded read={waitsFor(read, counted)} skeleton={<ListSkeleton rows={3} />}>
      {({ logs }) => lines(logs)}
    </Loaded>
  );
}

function PlainLines({ logs }: { logs: readonly LogLine[] }) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  if (logs.length === 0) return <p className={styles['quiet']}>{t('card.none')}</p>;
  return (
    <StackedList gap={2} isOrdered>
      {logs.map(({ id, at, sentence }) => (
        <li key={id} className={styles['lastLine']}>
          <span>{sentence}</span>
          <span className={styles['quiet']}>{format.moment(at)}</span>
        </li>
      ))}
    </StackedList>
  );
}
