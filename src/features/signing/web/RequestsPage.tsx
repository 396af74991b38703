import { Button, Tabs } from '@mantine/core';
import { IconPlus, IconSignature } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission, useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { TabList } from '#ui/TabList.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { getCompanySigningRequests, getCompletedCompanySigningRequests } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { filterKeys, requestOf, tabs } from './list/list-request.ts';
import styles from './list/list.module.css';
import { ListNote } from './list/ListNote.tsx';
import { RequestList } from './list/RequestList.tsx';

const endpoints = { ongoing: getCompanySigningRequests, completed: getCompletedCompanySigningRequests };

/** Requests that are under way, and those that have ended (signing.70). */
export function RequestsPage() {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const isNarrow = useNarrow();
  const mayAdd = usePermission('EsigningEdit') && !isFixed;
  const [query, change] = useQuery();
  const tab = tabs.find((one) => one === query['tab']) ?? 'ongoing';
  const list = useList({ filterKeys });
  const read = useCall(endpoints[tab], { query: requestOf(list, tab) }, { keepsPrevious: true, staleMinutes: 2 });
  const add = mayAdd && (
    <Button component={Link} to="/esigning/new" leftSection={<IconPlus aria-hidden />}>
      {t('list.add')}
    </Button>
  );
  // On a phone the button of the page is in sight all the time.
  const empty =
    tab === 'ongoing' ? (
      <EmptyState icon={IconSignature} title={t('list.emptyTitle')} text={t('list.emptyText')} action={!isNarrow && add} />
    ) : (
      <EmptyState icon={IconSignature} title={t('list.completedTitle')} text={t('list.completedText')} />
    );
  const openTab = (next: string | null): void => {
    // The other list has other statuses and orders.
    const left = [...filterKeys, 'sort', 'direction', 'page'].map((key) => [key, undefined]);
    change({ ...Object.fromEntries(left), tab: next === 'ongoing' ? undefined : (next ?? undefined) });
  };
  return (
    <Page title={t('list.title')} description={t('list.lead')} actions={add}>
      <Tabs className={styles['head']} value={tab} onChange={openTab}>
        <TabList>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`list.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        {read.answer && <ListNote answer={read.answer} list={list} />}
      </Tabs>
      <RequestList key={tab} tab={tab} list={list} read={read} empty={empty} />
    </Page>
  );
}
