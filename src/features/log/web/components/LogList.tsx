import { IconHistory } from '@tabler/icons-react';
import { createElement } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { fileColumns } from '#kernel/web/export-rows.ts';
import { useFormat } from '#kernel/web/format.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { List } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { exportLogs, getPaginatedLogs } from '../../contract/endpoints.ts';
import { logColumns, type LogArea, type LogFilter, type LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useNewest } from '../use-newest.ts';
import { waitsFor } from '../waits-for.ts';
import { LinePanel } from './LinePanel.tsx';
import { ChangesCell, WhatCell } from './LogCells.tsx';
import { LogFields } from './LogFields.tsx';
import { NewLines } from './NewLines.tsx';
import styles from './log.module.css';

/** The lines, newest first; clicking a row shows its details. */
export function LogList({ list, filter }: { list: List; filter: LogFilter }) {
  const t = useTexts<typeof en>('log');
  const language = useLanguage();
  const { id: line, open, close } = useOpened('line');
  const pagination = { page: list.page, pageSize: list.pageSize };
  const news = useNewest(filter);
  const upTo = news.upTo ? { upTo: news.upTo } : {};
  const body = { pagination, filter, language, ...upTo };
  const lines = useCall(getPaginatedLogs, { body }, { keepsPrevious: true, enabled: news.upTo !== undefined });
  const read = waitsFor(lines, news.counted);
  const { areas = [], logs: rows, totalEntries, searchedBackTo } = read.answer ?? {};
  const columns = useLogColumns(areas);
  return (
    <>
      <ListView
        name="log"
        hasViews
        list={list}
        read={read}
        rows={rows}
        total={totalEntries}
        label={t('list.label')}
        search={t('list.search')}
        filters={[
          { key: 'area', label: t('list.area'), values: areas.map(({ area, name }) => ({ value: area, label: name })) },
          {
            key: 'show',
            label: t('list.mark'),
            values: [
              { value: 'deletions', label: t('list.onlyDeletions') },
              { value: 'failures', label: t('list.onlyFailures') },
            ],
          },
        ]}
        fields={<LogFields list={list} lines={rows ?? []} />}
        note={
          <>
            {searchedBackTo && <SearchedBack to={searchedBackTo} />}
            <NewLines count={news.count} onShow={() => [news.show(), list.setPage(1)]} />
          </>
        }
        columns={columns}
        exports={{
          file: ({ columns: shown, format, selected }, signal) => {
            const which = selected ? { lines: selected.map(({ id }) => id) } : { filter };
            return call(exportLogs, { body: { ...which, columns: fileColumns(logColumns, shown, parts), format, language } }, { signal });
          },
        }}
        selection={{ nameOf: ({ sentence }) => sentence }}
        rowKey={({ id }) => id}
        onOpen={({ id }) => open(id)}
        empty={<EmptyState icon={IconHistory} title={t('list.none')} text={t('list.noneText')} />}
      />
      <LinePanel line={rows?.find(({ id }) => id === line)} onClose={close} />
    </>
  );
}

/** The sentence says who and about whom as well; a file has a column for each. */
const parts = { what: ['who', 'what', 'about'] };

/** The columns of the log. */
function useLogColumns(areas: readonly LogArea[]): readonly Column<LogLine>[] {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  return [
    { key: 'what', header: t('list.what'), isPrimary: true, width: 20, maxWidth: 25, cell: (line) => createElement(WhatCell, { line }) },
    { key: 'at', header: t('list.at'), width: 11, cell: ({ at }) => format.moment(at) },
    {
      key: 'changes',
      header: t('list.changes'),
      width: 15,
      maxWidth: 18,
      cell: ({ changes }) => changes.length > 0 && createElement(ChangesCell, { changes }),
    },
    { key: 'area', header: t('list.area'), width: 11, cell: (line) => areas.find(({ area }) => area === line.area)?.name ?? line.area },
  ];
}

/** Says that a search did not cover older lines. */
function SearchedBack({ to }: { to: string }) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  return <output className={styles['quiet']}>{t('list.searched', { moment: format.moment(to) })}</output>;
}
