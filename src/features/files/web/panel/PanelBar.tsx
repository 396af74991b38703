import { Button } from '@mantine/core';
import { IconFolderPlus, IconLink, IconPlus, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { lineAbove } from '../../contract/rules/folder-tree.ts';
import type { en } from '../../texts/en.ts';
import { topOf } from '../file-place.ts';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

interface PanelBarProps {
  search: string;
  onSearch: (search: string) => void;
}

/** The path of the open folder, the search, and the add buttons. */
export function PanelBar({ search, onSearch }: PanelBarProps) {
  const t = useTexts<typeof en>('files');
  const words = useListTexts();
  const { folder, mayAdd } = usePanel();
  return (
    <div className={styles['bar']}>
      <Path />
      <div className={styles['tools']}>
        <SearchField value={search} onChange={onSearch} label={t('panel.search')} clearLabel={words.search.clearLabel} />
        {mayAdd(folder) && <Adding />}
      </div>
    </div>
  );
}

function Path() {
  const t = useTexts<typeof en>('files');
  const { place, list, folder, nameOf } = usePanel();
  const path = usePath();
  const [query] = useQuery();
  const top = topOf(place);
  const byId = new Map(list.tags.map((tag) => [tag.tagId, tag]));
  const above = lineAbove(byId, folder)
    .map(({ tagId }) => tagId)
    .filter((id) => id !== top)
    .toReversed();
  return (
    <nav aria-label={t('panel.path')} className={styles['path']}>
      <ol>
        {[top, ...above].map((id) => (
          <li key={id ?? 'top'}>
            {id === folder ? (
              <strong aria-current="location">{nameOf(id)}</strong>
            ) : (
              <Link to={path} query={{ ...query, folder: id === top ? undefined : (id ?? undefined), file: undefined }}>
                {nameOf(id)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Adding() {
  const t = useTexts<typeof en>('files');
  const { folder, mayAddFolder, act, upload, nameOf } = usePanel();
  const field = useRef<HTMLInputElement>(null);
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" label={t('panel.add')} icon={IconPlus} />;
  return (
    <>
      <Menu label={t('panel.add')} trigger={trigger}>
        {mayAddFolder(folder) && (
          <MenuItem icon={IconFolderPlus} onSelect={() => act({ action: 'newFolder' })}>
            {t('panel.newFolder')}
          </MenuItem>
        )}
        <MenuItem icon={IconLink} onSelect={() => act({ action: 'newLink' })}>
          {t('panel.newLink')}
        </MenuItem>
      </Menu>
      <Button leftSection={<IconUpload aria-hidden size={18} stroke={1.75} />} onClick={() => field.current?.click()}>
        {t('panel.upload')}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={t('panel.uploadInto', { name: nameOf(folder) })}
        onChange={({ currentTarget: input }) => {
          upload(
            [...(input.files ?? [])].map((file) => ({ file, path: [] })),
            folder,
          );
          input.value = '';
        }}
      />
    </>
  );
}
