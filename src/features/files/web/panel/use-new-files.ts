import { useStore } from '#kernel/web/store.ts';
import { isNewFile } from '../rules/new-files.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { keptUploads } from '../upload/uploads.ts';
import { usePanel } from './panel-state.ts';

/** Tells which rows came by an upload of this tab. */
export function useNewFiles(): (row: PanelRow) => boolean {
  const { place } = usePanel();
  const uploads = useStore(keptUploads);
  return (row) => row.kind === 'file' && isNewFile(row.file, place, uploads);
}
