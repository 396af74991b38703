import {
  IconArrowRight,
  IconDots,
  IconDownload,
  IconEye,
  IconEyeQuestion,
  IconFolderMinus,
  IconFolders,
  IconLock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { mayExplain } from '#features/rights/contract/may-explain.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { showToast } from '#ui/toasts.ts';
import type { Tag } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { hasFolders, topOf, type ShownFile } from '../file-place.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { useFileWrite } from '../use-files.ts';
import { usePanel } from './panel-state.ts';

/** The actions on one folder or file, by its permissions; not rendered without any. */
export function RowMenu({ row, tabIndex }: { row: PanelRow; tabIndex?: 0 | -1 }) {
  const k = useKernelTexts();
  const name = row.kind === 'folder' ? row.folder.tagName : row.file.fileName;
  const label = k('list.rowMenu', { name });
  const mayAsk = mayExplain(useUser().permissions);
  if (row.kind === 'folder' && !mayAsk && !Object.values(row.folder.permissions).some(Boolean)) return null;
  const trigger = (open: MenuTrigger) => <IconButton {...open} size={32} tabIndex={tabIndex} label={label} icon={IconDots} />;
  return (
    <Menu label={label} trigger={trigger}>
      {row.kind === 'folder' ? <FolderItems row={row} tag={row.folder} /> : <FileItems row={row} file={row.file} />}
    </Menu>
  );
}

function FolderItems({ row, tag: { permissions, ...tag } }: { row: PanelRow; tag: Tag }) {
  const t = useTexts<typeof en>('files');
  const { act, rename } = usePanel();
  const mayAsk = mayExplain(useUser().permissions);
  return (
    <>
      {permissions.rename && (
        <>
          <MenuItem icon={IconPencil} onSelect={() => rename(tag.tagId)}>
            {t('panel.menu.rename')}
          </MenuItem>
          <MenuItem icon={IconArrowRight} onSelect={() => act({ action: 'move', rows: [row] })}>
            {t('panel.menu.move')}
          </MenuItem>
        </>
      )}
      {permissions.restrict && (
        <MenuItem icon={IconLock} onSelect={() => act({ action: 'restrict', tag: { ...tag, permissions } })}>
          {t('panel.menu.restrict')}
        </MenuItem>
      )}
      {mayAsk && (
        <MenuItem icon={IconEyeQuestion} onSelect={() => act({ action: 'explain', tag: { ...tag, permissions } })}>
          {t('panel.menu.explain')}
        </MenuItem>
      )}
      {permissions.delete && <DeleteItem row={row} />}
    </>
  );
}

function FileItems({ row, file }: { row: PanelRow; file: ShownFile }) {
  const t = useTexts<typeof en>('files');
  const { act, rename, list, place } = usePanel();
  const write = useFileWrite(place);
  const { permissions, id, fileName, url } = file;
  return (
    <>
      {url === null && (
        <MenuItem icon={IconDownload} onSelect={() => void write(async (calls) => saveFile(await calls.read(id, fileName, false)))}>
          {t('panel.menu.download')}
        </MenuItem>
      )}
      {permissions.rename && (
        <MenuItem icon={IconPencil} onSelect={() => rename(id)}>
          {t('panel.menu.rename')}
        </MenuItem>
      )}
      {permissions.move && hasFolders(place, list) && (
        <>
          <MenuItem icon={IconArrowRight} onSelect={() => act({ action: 'move', rows: [row] })}>
            {t('panel.menu.move')}
          </MenuItem>
          <MenuItem icon={IconFolders} onSelect={() => act({ action: 'tag', rows: [row] })}>
            {t('panel.menu.tag')}
          </MenuItem>
        </>
      )}
      <TakeOut file={file} />
      {permissions.log && (
        <MenuItem icon={IconEye} onSelect={() => act({ action: 'log', file })}>
          {t('panel.menu.log')}
        </MenuItem>
      )}
      {permissions.delete && <DeleteItem row={row} />}
    </>
  );
}

function DeleteItem({ row }: { row: PanelRow }) {
  const t = useTexts<typeof en>('files');
  const { act } = usePanel();
  return (
    <MenuItem icon={IconTrash} isDangerous onSelect={() => act({ action: 'delete', rows: [row] })}>
      {t('panel.menu.delete')}
    </MenuItem>
  );
}

/** Removes a file from the open folder, if it is in others too; otherwise the user should move it. */
function TakeOut({ file: { id, tags, permissions } }: { file: ShownFile }) {
  const t = useTexts<typeof en>('files');
  const { folder, place, nameOf } = usePanel();
  const write = useFileWrite(place);
  if (!permissions.move || folder === null || folder === topOf(place) || tags.length < 2) return null;
  const name = nameOf(folder);
  const takeOut = async (): Promise<void> => {
    if (await write((calls) => calls.untag([id], folder))) showToast({ title: t('panel.move.untagDone', { name }) });
  };
  return (
    <MenuItem icon={IconFolderMinus} onSelect={() => void takeOut()}>
      {t('panel.menu.untag', { name })}
    </MenuItem>
  );
}
