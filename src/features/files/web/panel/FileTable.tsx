import { Button } from '@mantine/core';
import { IconFolderOpen, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { usePath, useQuery, useGo } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { sharedDocumentsFolderId } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { topOf } from '../file-place.ts';
import { panelRows, type PanelRow } from '../rules/panel-rows.ts';
import { kindOf } from '../rules/shown-as.ts';
import { usePanel } from './panel-state.ts';
import { RowMenu } from './RowMenu.tsx';
import { RowName } from './RowName.tsx';
import { SelectionBar } from './SelectionBar.tsx';

/** The content of the open folder. */
export function FileTable({ search }: { search: string }) {
  const t = useTexts<typeof en>('files');
  const words = useListTexts();
  const panel = usePanel();
  const [sort, setSort] = useState<Sort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(selected);
  const open = useOpenRow();
  const rows = panelRows(panel.list, { folder: panel.folder, search, sort });
  const chosen = rows.filter(({ key }) => selected.has(key));
  const maySelect = rows.some(mayChange);
  return (
    <>
      {chosen.length > 0 && <SelectionBar rows={chosen} onClear={() => setSelected(new Set())} />}
      <DataTable
        label={t('panel.listLabel', { name: panel.nameOf(panel.folder) })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        onOpen={open}
        actions={menuOf}
        selection={maySelect ? { keys: selected, change: setSelected, nameOf: nameOfRow } : undefined}
        sort={sort ?? { by: 'name', direction: 'asc' }}
        onSort={setSort}
        texts={words.table}
        empty={search ? <NoHits /> : <NothingHere />}
      />
    </>
  );
}

const menuOf = (row: PanelRow) => <RowMenu row={row} />;

export function nameOfRow(row: PanelRow): string {
  return row.kind === 'folder' ? row.folder.tagName : row.file.fileName;
}

function mayChange(row: PanelRow): boolean {
  return row.kind === 'folder' ? row.folder.permissions.delete : row.file.permissions.delete;
}

function useOpenRow(): (row: PanelRow) => void {
  const go = useGo();
  const path = usePath();
  const [query] = useQuery();
  return (row) => {
    if (row.kind === 'folder') void go(path, { ...query, folder: row.key, file: undefined });
    else if (row.file.url === null) void go(path, { ...query, file: row.key });
  };
}

function useColumns(selected: ReadonlySet<string>): Column<PanelRow>[] {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const { folder } = usePanel();
  const ofFile = (row: PanelRow, text: (file: Extract<PanelRow, { kind: 'file' }>['file']) => string) =>
    row.kind === 'file' ? text(row.file) : '';
  return [
    {
      key: 'name',
      header: t('panel.columns.name'),
      isPrimary: true,
      isSortable: true,
      width: 14,
      cell: (row) => <RowName row={row} dragged={selected.has(row.key) ? [...selected] : [row.key]} />,
    },
    {
      key: 'kind',
      header: t('panel.columns.kind'),
      cell: (row) => (row.kind === 'folder' ? t('panel.inFolder', { count: row.count }) : t(`panel.kinds.${kindOf(row.file)}`)),
    },
    {
      key: 'size',
      header: t('panel.columns.size'),
      align: 'end',
      isSortable: true,
      cell: (row) => ofFile(row, ({ size }) => (size === null ? '' : format.bytes(size))),
    },
    {
      key: 'uploadedDate',
      header: t('panel.columns.uploadedDate'),
      isSortable: true,
      cell: (row) => ofFile(row, ({ uploadedDate }) => format.date(uploadedDate.slice(0, 10))),
    },
    {
      key: 'uploadedBy',
      header: t('panel.columns.uploadedBy'),
      isSortable: true,
      cell: (row) => ofFile(row, ({ uploadedBy }) => uploadedBy?.fullName ?? t('panel.deletedPerson')),
    },
    {
      key: 'tags',
      header: t('panel.columns.tags'),
      cell: (row) =>
        ofFile(row, ({ tags }) =>
          tags
            .filter(({ tagId }) => tagId !== folder)
            .map(({ tagName }) => tagName)
            .join(', '),
        ),
    },
  ];
}

function NoHits() {
  const words = useListTexts();
  return <EmptyState icon={<IconSearchOff aria-hidden size={24} />} title={words.noHits.title} text={words.noHits.text} />;
}

function NothingHere() {
  const t = useTexts<typeof en>('files');
  const { place, folder, mayAdd, mayAddFolder, act } = usePanel();
  // The company's top level always contains the shared documents.
  const isShared = place.location === 'company' && folder === sharedDocumentsFolderId;
  const isTop = isShared || folder === topOf(place);
  const title = isTop ? t(isShared ? 'panel.emptyTitle' : 'panel.personEmptyTitle') : t('panel.folderEmptyTitle');
  const sharedReason = mayAdd(folder) ? t('panel.emptyText') : t('panel.emptyReadOnly');
  const reason = isShared ? sharedReason : t('panel.personEmptyText');
  const text = isTop ? reason : undefined;
  const action = mayAddFolder(folder) && (
    <Button variant="default" onClick={() => act({ action: 'newFolder' })}>
      {t('panel.newFolder')}
    </Button>
  );
  return (
    <EmptyState
      icon={<IconFolderOpen aria-hidden size={24} />}
      title={title}
      text={mayAdd(folder) ? [text, t('panel.dropHint')].filter(Boolean).join(' ') : text}
      action={action}
    />
  );
}
