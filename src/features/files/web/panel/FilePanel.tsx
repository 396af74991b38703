import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useStore } from '#kernel/web/store.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { hasFolders, type FileList, type FilePlace } from '../file-place.ts';
import { keptCount } from '../upload/uploads.ts';
import { readsOf, useFiles } from '../use-files.ts';
import { FileDrawer } from '../view/FileDrawer.tsx';
import { FileTable } from './FileTable.tsx';
import { focusFirst } from './focus-row.ts';
import { FolderPath } from './FolderPath.tsx';
import { FolderTree } from './FolderTree.tsx';
import { PanelDialogs } from './PanelDialogs.tsx';
import { PanelContext, usePanel, type PanelAction } from './panel-state.ts';
import { RenameForm } from './RenameForm.tsx';
import { FullNotice, StorageBar } from './StorageBar.tsx';
import { useDropTarget } from './use-drop-target.ts';
import { usePanelState } from './use-panel-state.ts';
import { useRenaming } from './use-renaming.ts';
import styles from './panel.module.css';

/** The files of one owner: folders, list, upload, view (files.21). The open folder and file are in the address: `?folder=&file=`. */
export function FilePanel({ place, children }: { place: FilePlace; children?: ReactNode }) {
  useFreshWhenKept(place.files);
  return (
    <Loaded read={useFiles(place)} skeleton={<ListSkeleton rows={6} />}>
      {(list) => (
        <>
          <Opened place={place} list={list} />
          {/* Comes with the files: before them it would be pushed down. */}
          {children}
        </>
      )}
    </Loaded>
  );
}

function Opened({ place, list }: { place: FilePlace; list: FileList }) {
  const [action, act] = useState<PanelAction>();
  const renaming = useRenaming(list);
  const panel = usePanelState(place, list, act, renaming);
  const element = useRef<HTMLDivElement>(null);
  useFocusInFolder(element, panel.folder);
  return (
    <PanelContext value={panel}>
      <div ref={element} className={styles['panel']} data-tree={hasFolders(place, list) || undefined}>
        <FolderTree />
        <Work key={panel.folder} />
      </div>
      {renaming.row && (
        <RenameForm key={renaming.row.key} row={renaming.row} slot={renaming.slot} handle={renaming.handle} onEnd={renaming.end} />
      )}
      <PanelDialogs action={action} onClose={() => act(undefined)} />
      <FileDrawer />
    </PanelContext>
  );
}

function Work() {
  const { folder } = usePanel();
  const { over, handlers } = useDropTarget(folder);
  return (
    <div className={styles['work']} data-over={over} {...handlers}>
      <FolderPath />
      <FullNotice />
      <FileTable />
      <StorageBar />
    </div>
  );
}

/** What was opened is gone from the page with its focus, which continues in the folder. */
function useFocusInFolder(element: RefObject<HTMLElement | null>, folder: string | null): void {
  const known = useRef(folder);
  useEffect(() => {
    if (known.current === folder) return;
    known.current = folder;
    focusFirst(element.current);
  }, [element, folder]);
}

/** Refetches the list when files were uploaded, also from elsewhere. */
function useFreshWhenKept(files: FilePlace['files']): void {
  const cache = useQueryClient();
  const storedCount = useStore(keptCount);
  const known = useRef(storedCount);
  useEffect(() => {
    if (known.current === storedCount) return;
    known.current = storedCount;
    void invalidate(cache, ...readsOf({ files }));
  }, [cache, storedCount, files]);
}
