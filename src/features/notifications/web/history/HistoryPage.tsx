import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { Day } from '#kernel/contract/values.ts';
import { useQuery } from '#kernel/web/address.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { NoHits } from '#kernel/web/NoHits.tsx';
import { useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { useLastPage, useList, useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { getHistory } from '../../contract/endpoints-bell.ts';
import { reasons, type Reason } from '../../contract/reasons.ts';
import type { en } from '../../texts/en.ts';
import { makeAllNotificationsRead, readsOfBell } from '../calls.ts';
import { PrivateNotice } from '../own/PrivateNotice.tsx';
import { HistoryDays } from './HistoryDays.tsx';
import styles from './history.module.css';

/** The page of the user's notifications; nobody else sees them (access-control.9). */
export function HistoryPage() {
  const t = useTexts<typeof en>('notifications');
  if (!useUser().viewAs) return <OwnHistory />;
  return (
    <Page title={t('bell.title')} width="text">
      <PrivateNotice />
    </Page>
  );
}

/** All notifications of the user, by day (notifications.20); filters and page are in the address. */
function OwnHistory() {
  const t = useTexts<typeof en>('notifications');
  const words = useListTexts();
  const [query] = useQuery();
  const list = useList({ filterKeys: [], sortBy: '' });
  const reason = reasons.find((one) => one === query['reason']);
  const isUnread = query['unread'] === 'true';
  const until = Day.safeParse(query['until']).data;
  const filter = { ...(reason ? { reason } : {}), ...(isUnread ? { unread: 'true' as const } : {}), ...(until ? { until } : {}) };
  const input = { query: { page: list.page, pageSize: list.pageSize, ...filter } };
  const { answer, error, refreshing, retry } = useCall(getHistory, input, { keepsPrevious: true });
  useLastPage(list, refreshing ? undefined : answer?.totalEntries);
  const all = useWrite(makeAllNotificationsRead, { changes: readsOfBell });
  if (error && !answer) return <CallErrorState error={error} retry={retry} />;
  const markAll = (
    <Button variant="default" loading={all.writing} onClick={() => void runOrShowError(() => all.write({}))}>
      {t('bell.markAll')}
    </Button>
  );
  return (
    <Page title={t('bell.title')} description={t('bell.description')} width="text" actions={markAll}>
      <Filters usedReasons={answer?.reasons ?? []} reason={reason} isUnread={isUnread} until={query['until'] ?? ''} />
      {answer?.notifications.length === 0 && <Nothing isFiltered={isUnread || reason !== undefined || until !== undefined} />}
      <HistoryDays notifications={answer?.notifications ?? []} />
      {answer && answer.totalEntries > 25 && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={answer.totalEntries}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          texts={words.pager(list, answer.totalEntries)}
        />
      )}
    </Page>
  );
}

interface FiltersProps {
  usedReasons: readonly Reason[];
  reason: Reason | undefined;
  isUnread: boolean;
  /** As the address says it: what is no day is refused beside the field (shell.39). */
  until: string;
}

function Filters({ usedReasons, reason, isUnread, until }: FiltersProps) {
  const t = useTexts<typeof en>('notifications');
  const words = useListTexts();
  const isNarrow = useNarrow();
  const [, change] = useQuery();
  const offered = reasons.filter((one) => usedReasons.includes(one) || one === reason);
  // No form (search): the day stands in the address.
  const fields = (
    <>
      <NativeSelect
        aria-label={t('bell.filters.reason')}
        className={styles['reason']}
        value={reason ?? ''}
        onChange={(event) => change({ reason: event.currentTarget.value || undefined, page: undefined })}
        data={[
          { value: '', label: t('bell.filters.allReasons') },
          ...offered.map((value) => ({ value, label: t(`reasons.names.${value}`) })),
        ]}
      />
      <DateField
        label={t('bell.filters.until')}
        className={styles['until']}
        value={until}
        onChange={(day) => change({ until: day || undefined, page: undefined })}
      />
    </>
  );
  const states = (
    <SegmentedControl
      aria-label={t('bell.filters.label')}
      value={isUnread ? 'unread' : 'all'}
      onChange={(next) => change({ unread: next === 'unread' ? 'true' : undefined, page: undefined })}
      data={(['all', 'unread'] as const).map((value) => ({ value, label: t(`bell.filters.${value}`) }))}
    />
  );
  return (
    <FilterBar
      filters={[]}
      chosen={{ reason: reason ? [reason] : [], until: until ? [until] : [] }}
      onChange={(key) => change({ [key]: undefined, page: undefined })}
      onClear={() => change({ reason: undefined, until: undefined, page: undefined })}
      texts={words.filters}
      search={states}
      fields={isNarrow && fields}
      end={!isNarrow && fields}
    />
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts<typeof en>('notifications');
  const [, change] = useQuery();
  if (!isFiltered) return <EmptyState icon={IconBellOff} title={t('bell.none.title')} text={t('bell.none.text')} />;
  return <NoHits clear={() => change({ reason: undefined, unread: undefined, until: undefined, page: undefined })} />;
}
