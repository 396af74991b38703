import type { ReactNode } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';

interface RecordLinesProps {
  lines: readonly Pick<LogLine, 'id' | 'at' | 'sentence'>[];
  /** What a panel shows of the line that is opened. */
  children: (lineId: string) => ReactNode;
}

/** Lines about one record; each opens a panel, which is in the address. */
export function RecordLines({ lines, children }: RecordLinesProps) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  const [query, change] = useQuery();
  const opened = lines.find(({ id }) => id === query['line']);
  if (lines.length === 0) return <p className={styles['quiet']}>{t('card.none')}</p>;
  return (
    <>
      <StackedList gap={2} isOrdered>
        {lines.map(({ id, at, sentence }) => (
          <li key={id} className={styles['lastLine']}>
            <button type="button" className={styles['open']} onClick={() => change({ line: id })}>
              {sentence}
            </button>
            <span className={styles['quiet']}>{format.moment(at)}</span>
          </li>
        ))}
      </StackedList>
      <SidePanel title={t('line.title')} isOpen={opened !== undefined} onClose={() => change({ line: undefined })}>
        {opened && children(opened.id)}
      </SidePanel>
    </>
  );
}
