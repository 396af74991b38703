import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { usePath, useQuery, useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { exportRows } from '#kernel/web/export-rows.ts';
import { countValues } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import { useStoredChoice } from '#kernel/web/stored-choice.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import type { TiledRows } from '#ui/table/TileGrid.tsx';
import { fileColumns, sharedDocumentsFolderId } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ownerFields } from '../file-calls.ts';
import { folderQuery, topOf } from '../file-place.ts';
import { fileLayoutOf, keptLayoutOf, type FileLayout } from '../rules/file-layout.ts';
import { nameOfRow, panelRows, type PanelRow } from '../rules/panel-rows.ts';
import { fileKinds, kindOf } from '../../contract/rules/file-kind.ts';
import { AddToFolder } from './AddToFolder.tsx';
import { FileTiles } from './FileTiles.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { usePanel } from './panel-state.ts';
import { RowMenu } from './RowMenu.tsx';
import { RowName } from './RowName.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { SortMenu } from './SortMenu.tsx';

/** The content of the open folder. */
export function FileTable() {
  const t = useTexts<typeof en>('files');
  const panel = usePanel();
  const list = useList({ filterKeys: ['kind'], sortBy: 'name' });
  const state = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(state[0]);
  const beside = useBeside();
  const open = useOpenRow();
  const [layout, chooseLayout] = useFileLayout();
  const tilesOf = (shown: TiledRows<PanelRow>) => <FileTiles shown={shown} selected={state[0]} head={<SortMenu list={list} />} />;
  const kinds = list.filters['kind'];
  const inFolder = { folder: panel.folder, search: list.search, sort: list.sort };
  const here = panelRows(panel.list, inFolder);
  const rows = panelRows(panel.list, { ...inFolder, kinds });
  const counts = countValues(here, (row) => (row.kind === 'file' ? kindOf(row.file) : undefined));
  const values = fileKinds.filter((kind) => counts.has(kind) || kinds?.includes(kind));
  return (
    <ListView
      name="files"
      // Views are of the company's own files, which have one list.
      hasViews={panel.place.ownerId === undefined}
      list={list}
      read={settled}
      rows={rows}
      label={t('panel.listLabel', { name: panel.nameOf(panel.folder) })}
      search={t('panel.search')}
      filters={
        values.length > 1
          ? [
              {
                key: 'kind',
                label: t('panel.columns.kind'),
                values: values.map((value) => ({ value, label: t(`panel.kinds.${value}`), count: counts.get(value) ?? 0 })),
              },
            ]
          : []
      }
      buttons={panel.mayAdd(panel.folder) && <AddToFolder />}
      layout={<LayoutSwitch layout={layout} onChoose={chooseLayout} list={list} />}
      tiles={layout === 'tiles' ? tilesOf : undefined}
      columns={columns}
      exports={exportRows({ columns: fileColumns, found: rows, idOf }, (shown, signal) =>
        call(
          panel.place.files.endpoints.exportFiles,
          { body: { ...shown, ...ownerFields(panel.place), ...(panel.folder !== null && { folder: panel.folder }) } },
          { signal },
        ),
      )}
      rowKey={idOf}
      onOpen={open}
      beside={beside}
      actions={menuOf}
      selection={{ nameOf: nameOfRow, actions: actionsOn, state }}
      empty={<NothingHere />}
    />
  );
}

// The panel around it loads the files and shows its errors.
const settled = { error: undefined, refreshing: false, retry: () => undefined };
const actionsOn = (rows: readonly PanelRow[]) => <SelectionActions rows={rows} />;
const idOf = ({ key }: PanelRow) => key;
const menuOf = (row: PanelRow) => <RowMenu row={row} />;

/** Whether files are a list or tiles: stored for the user, the same wherever files are shown; an address may ask for either (files.35). */
function useFileLayout(): [layout: FileLayout, choose: (layout: FileLayout) => void] {
  const [{ layout }, change] = useQuery();
  const { value, keep } = useStoredChoice('files.layout', keptLayoutOf);
  const choose = (next: FileLayout): void => {
    keep(next);
    if (layout !== undefined) change({ layout: undefined });
  };
  return [fileLayoutOf(layout, value), choose];
}

function useOpenRow(): (row: PanelRow) => void {
  const go = useGo();
  const path = usePath();
  const [query] = useQuery();
  const { place } = usePanel();
  return (row) => {
    if (row.kind === 'folder') void go(path, folderQuery(query, place, row.key));
    else if (row.file.url === null) void go(path, { ...query, file: row.key });
  };
}

/** On a phone: how much a folder holds, how large a file is. */
function useBeside(): (row: PanelRow) => string {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  return (row) => {
    if (row.kind === 'folder') return t('panel.inFolder', { count: row.count });
    return row.file.size === null ? '' : format.bytes(row.file.size);
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
      cell: (row) => ofFile(row, ({ uploadedDate }) => format.dayOf(uploadedDate)),
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

function NothingHere() {
  const t = useTexts<typeof en>('files');
  const { place, folder, mayAdd, mayAddFolder, act } = usePanel();
  // The company's top level always contains the shared documents.
  const isShared = place.ownerId === undefined && folder === sharedDocumentsFolderId;
  const isTop = isShared || folder === topOf(place);
  const title = isTop ? t(isShared ? 'panel.emptyTitle' : 'panel.recordEmptyTitle') : t('panel.folderEmptyTitle');
  const sharedReason = mayAdd(folder) ? t('panel.emptyText') : t('panel.emptyReadOnly');
  const reason = isShared ? sharedReason : t('panel.recordEmptyText');
  const text = isTop ? reason : undefined;
  const action = mayAddFolder(folder) && (
    <Button variant="default" onClick={() => act({ action: 'newFolder' })}>
      {t('panel.newFolder')}
    </Button>
  );
  return (
    <EmptyState
      icon={IconFolderOpen}
      title={title}
      text={mayAdd(folder) ? [text, t('panel.dropHint')].filter(Boolean).join(' ') : text}
      action={action}
    />
  );
}
