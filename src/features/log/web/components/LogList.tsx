import { Button } from '@mantine/core';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import { createElement } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { type List, useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { getPaginatedLogs } from '../../contract/endpoints.ts';
import type { LogArea, LogFilter, LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useNewest } from '../use-newest.ts';
import { LinePanel } from './LinePanel.tsx';
import { ChangesCell, WhatCell } from './LogCells.tsx';
import { LogFilters } from './LogFilters.tsx';
import { NewLines } from './NewLines.tsx';
import styles from './log.module.css';

/** The lines, newest first; clicking a row shows its details. */
export function LogList({ list, filter }: { list: List; filter: LogFilter }) {
  const t = useTexts<typeof en>('log');
  const k = useKernelTexts();
  const words = useListTexts();
  const language = useLanguage();
  const [{ line }, change] = useQuery();
  const pagination = { page: list.page, pageSize: list.pageSize };
  const news = useNewest(filter);
  const upTo = news.upTo ? { upTo: news.upTo } : {};
  const body = { pagination, filter, language, ...upTo };
  const read = useCall(getPaginatedLogs, { body }, { keepsPrevious: true, enabled: news.upTo !== undefined });
  const areas = read.answer?.areas ?? [];
  const columns = useLogColumns(areas);
  if (read.error && !read.answer) return <CallErrorState error={read.error} retry={read.retry} />;
  const rows = read.answer?.logs;
  const total = read.answer?.totalEntries ?? 0;
  const open = rows?.find(({ id }) => id === line);
  return (
    <>
      <LogFilters list={list} lines={rows ?? []} areas={areas} />
      {read.answer?.searchedBackTo && <SearchedBack to={read.answer.searchedBackTo} />}
      <NewLines count={news.count} onShow={() => [news.show(), list.setPage(1)]} />
      <DataTable
        label={t('list.label')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onOpen={({ id }) => change({ line: id })}
        total={total}
        before={list.before}
        isRefreshing={read.refreshing}
        texts={words.table}
        empty={list.isFiltered ? <NoHits list={list} /> : <Nothing />}
      />
      {total > 25 && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          texts={words.pager(list, total)}
        />
      )}
      {total <= 25 && total > 0 && <output className="tabular">{k('list.total', { total })}</output>}
      <LinePanel line={open} onClose={() => change({ line: undefined })} />
    </>
  );
}

/** The columns of the log. */
function useLogColumns(areas: readonly LogArea[]): readonly Column<LogLine>[] {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  return [
    { key: 'what', header: t('list.what'), isPrimary: true, width: 20, cell: (line) => createElement(WhatCell, { line }) },
    { key: 'at', header: t('list.at'), width: 11, cell: ({ at }) => format.moment(at) },
    { key: 'changes', header: t('list.changes'), width: 18, cell: ({ changes }) => createElement(ChangesCell, { changes }) },
    { key: 'area', header: t('list.area'), width: 11, cell: (line) => areas.find(({ area }) => area === line.area)?.name ?? line.area },
  ];
}

/** Says that a search did not cover older lines. */
function SearchedBack({ to }: { to: string }) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  return <output className={styles['quiet']}>{t('list.searched', { moment: format.moment(to) })}</output>;
}

function Nothing() {
  const t = useTexts<typeof en>('log');
  return <EmptyState icon={<IconHistory aria-hidden size={24} />} title={t('list.none')} text={t('list.noneText')} />;
}

function NoHits({ list }: { list: List }) {
  const words = useListTexts();
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {words.noHits.clear}
    </Button>
  );
  return <EmptyState icon={<IconSearchOff aria-hidden size={24} />} title={words.noHits.title} text={words.noHits.text} action={clear} />;
}
