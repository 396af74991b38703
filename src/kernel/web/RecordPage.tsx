import { Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Columns } from '#ui/Columns.tsx';
import { BesideTitle, Page, type PageHead } from '#ui/Page.tsx';
import { TabList } from '#ui/TabList.tsx';
import { useQuery } from './address.ts';
import type { PartOfRecord } from './entry.ts';
import { RecordPart } from './RecordParts.tsx';
import { useRecordParts } from './record-parts.ts';
import styles from './RecordPage.module.css';
import { useKernelTexts, useLanguage } from './texts.ts';

/** A tab of the page itself, before those of other features. */
export interface OwnTab {
  key: string;
  label: string;
  content: ReactNode;
}

interface RecordPageProps extends PartOfRecord {
  /** The kind of record, as the page's route declares it. */
  record: string;
  /** Who or what, its state and next step, and what one can do. */
  head: PageHead;
  /** What to know before anything else: that it is locked, or ended. */
  notice?: ReactNode;
  tabs: readonly [OwnTab, ...OwnTab[]];
  /** The part of the address that names the record; the rest of it belongs to the open tab. */
  named?: readonly string[];
  /** Without the tabs of other features. */
  isBrief?: boolean;
}

/** The page of one record: its head, its own tabs, and the tabs that features add (shell.41). */
export function RecordPage({ head, notice, tabs, isBrief = false, ...rest }: RecordPageProps) {
  const [query] = useQuery();
  // The rows of another tab begin early on a phone, too.
  const isOverview = isBrief || query['tab'] === undefined || query['tab'] === tabs[0].key;
  const page = (
    // What is open, chosen or revealed on the page of one record is nothing of another that the address names next.
    <Page key={rest.recordId} width="record" isBriefOnPhone={!isOverview} {...head}>
      {notice}
      {isBrief ? tabs[0].content : <RecordTabs tabs={tabs} {...rest} />}
    </Page>
  );
  // A favourite has the name of its page: those of several records could not be told apart.
  return rest.named ? <BesideTitle value={null}>{page}</BesideTitle> : page;
}

/** The tabs; without a second one there is no tab bar. The open tab is in the address. */
function RecordTabs({ record, recordId, tabs, named = [] }: Pick<RecordPageProps, 'record' | 'recordId' | 'tabs' | 'named'>) {
  const t = useKernelTexts();
  const language = useLanguage();
  const [query, change] = useQuery();
  const parts = useRecordParts({ record, place: 'tab' });
  const [first] = tabs;
  const all = [...tabs, ...parts.map(({ key, label }) => ({ key, label: label[language] }))];
  const shown = all.find(({ key }) => key === query['tab']) ?? first;
  const part = parts.find(({ key }) => key === shown.key);
  const content = tabs.find(({ key }) => key === shown.key)?.content ?? (part && <RecordPart part={part} recordId={recordId} />);
  if (all.length === 1) return content;
  const open = (next: string | null): void => {
    const left = Object.keys(query).filter((name) => !named.includes(name));
    change({ ...Object.fromEntries(left.map((name) => [name, undefined])), tab: next === first.key ? undefined : (next ?? undefined) });
  };
  return (
    <Tabs value={shown.key} keepMounted={false} onChange={open}>
      <TabList mb="sm" className={styles['tabs']} aria-label={t('page.tabs')}>
        {all.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={shown.key}>{content}</Tabs.Panel>
    </Tabs>
  );
}

/** Of the same shape as a record's page, while it is loading. */
export function RecordSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <div className={styles['skeleton']}>
      <div className={styles['head']}>
        {hasPicture && <Skeleton circle height={72} />}
        <div className={styles['words']}>
          <Skeleton height={28} width="min(18rem, 60%)" />
          <Skeleton height={16} width="min(12rem, 40%)" />
        </div>
      </div>
      <Columns of="cards">
        <Skeleton height={340} radius="lg" />
        <Skeleton height={340} radius="lg" />
      </Columns>
    </div>
  );
}
