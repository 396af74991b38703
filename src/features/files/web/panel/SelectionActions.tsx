import { Button } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { hasFolders } from '../file-place.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { usePanel } from './panel-state.ts';

/** The actions on all selected rows. */
export function SelectionActions({ rows }: { rows: readonly PanelRow[] }) {
  const t = useTexts<typeof en>('files');
  const { act, list, place } = usePanel();
  const mayMove = rows.every((row) => (row.kind === 'folder' ? row.folder.permissions.rename : row.file.permissions.move));
  const mayDelete = rows.every((row) => (row.kind === 'folder' ? row.folder : row.file).permissions.delete);
  const hasOthers = hasFolders(place, list);
  return (
    <>
      {mayMove && hasOthers && (
        <Button size="xs" variant="default" onClick={() => act({ action: 'move', rows })}>
          {t('panel.menu.move')}
        </Button>
      )}
      {mayMove && hasOthers && rows.every(({ kind }) => kind === 'file') && (
        <Button size="xs" variant="default" onClick={() => act({ action: 'tag', rows })}>
          {t('panel.menu.tag')}
        </Button>
      )}
      {mayDelete && (
        <Button size="xs" variant="default" onClick={() => act({ action: 'delete', rows })}>
          {t('panel.menu.delete')}
        </Button>
      )}
    </>
  );
}
