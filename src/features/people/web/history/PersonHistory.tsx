import { SegmentedControl, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getHistory } from '../../contract/endpoints-life.ts';
import type { HistoryEntry } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import styles from './history.module.css';

/** A tab with a person's position, department, manager and percentage by date (people.37). */
export function PersonHistory({ recordId: companyUserId }: PartOfRecord) {
  const read = useCall(getHistory, { query: { companyUserId } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ history }) => <History history={history} />}
    </Loaded>
  );
}

function History({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTexts<typeof en>('people');
  const [view, setView] = useState('timeline');
  if (history.length === 0) return <EmptyState icon={IconHistory} title={t('history.none')} text={t('history.noneText')} />;
  return (
    <section className={styles['history']} aria-label={t('history.title')}>
      <SegmentedControl
        className={styles['view'] ?? ''}
        aria-label={t('history.view')}
        value={view}
        onChange={setView}
        data={[
          { value: 'timeline', label: t('history.timeline') },
          { value: 'table', label: t('history.table') },
        ]}
      />
      {view === 'timeline' ? <HistoryTimeline history={history} /> : <HistoryTable history={history} />}
    </section>
  );
}
